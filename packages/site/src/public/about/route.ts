export { AboutScreen as Component } from './AboutScreen.js';
export { aboutLoader as loader } from './about-loader.js';
