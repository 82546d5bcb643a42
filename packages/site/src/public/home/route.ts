export { HomeScreen as Component } from './HomeScreen.js';
export { homeLoader as loader } from './home-loader.js';
