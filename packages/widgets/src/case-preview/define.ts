import { defineElement } from '../element/define-element.js';
import { HeadnoteCasePreview } from './case-preview-element.js';

defineElement('headnote-case-preview', HeadnoteCasePreview);

export { HeadnoteCasePreview };
