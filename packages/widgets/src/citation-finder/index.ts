export { HeadnoteCitationFinder } from './citation-finder-element.js';
export { setCheckLoader } from './check-loader.js';
export { bindApi } from '../network/api-origin.js';
