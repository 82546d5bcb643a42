import { defineElement } from '../element/define-element.js';
import { HeadnoteLatestCases } from './latest-cases-element.js';

defineElement('headnote-latest-cases', HeadnoteLatestCases);

export { HeadnoteLatestCases };
