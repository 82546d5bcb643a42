export { OrderScreen as Component } from './OrderScreen.js';
