export { HeadnoteCitationCheck } from './citation-check-element.js';
export { bindApi } from '../network/api-origin.js';
