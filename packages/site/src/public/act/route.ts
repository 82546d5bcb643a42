export { ActPreviewScreen as Component } from './ActPreviewScreen.js';
export { actPreviewLoader as loader } from './act-preview-loader.js';
