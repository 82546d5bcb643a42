export { LibraryScreen as Component } from './LibraryScreen.js';
