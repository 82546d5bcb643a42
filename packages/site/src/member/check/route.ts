export { CheckScreen as Component } from './CheckScreen.js';
