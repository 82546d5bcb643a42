export { AccountScreen as Component } from './AccountScreen.js';
