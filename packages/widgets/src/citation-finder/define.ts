import { defineElement } from '../element/define-element.js';
import { HeadnoteCitationFinder } from './citation-finder-element.js';

defineElement('headnote-citation-finder', HeadnoteCitationFinder);

export { HeadnoteCitationFinder };
