export { ContactScreen as Component } from './ContactScreen.js';
