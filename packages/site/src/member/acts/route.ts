export { ActListScreen as Component } from './ActListScreen.js';
