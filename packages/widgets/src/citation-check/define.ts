import { defineElement } from '../element/define-element.js';
import { HeadnoteCitationCheck } from './citation-check-element.js';
import { setPdfReader } from './pdf-loader.js';

setPdfReader(() => import('./pdf-reader.js'));
defineElement('headnote-citation-check', HeadnoteCitationCheck);

export { HeadnoteCitationCheck };
