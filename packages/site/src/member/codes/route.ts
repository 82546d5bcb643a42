export { CodesScreen as Component } from './CodesScreen.js';
