export { PartnersScreen as Component } from './PartnersScreen.js';
