export { NotFoundScreen as Component } from './NotFoundScreen.js';
export { notFoundLoader as loader } from './not-found-loader.js';
