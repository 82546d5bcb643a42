export { AdvancedScreen as Component } from './AdvancedScreen.js';
