export { NotVisitedScreen as Component } from './NotVisitedScreen.js';
