import { defineElement } from '../element/define-element.js';
import { HeadnoteInquiryForm } from './inquiry-form-element.js';

defineElement('headnote-inquiry-form', HeadnoteInquiryForm);

export { HeadnoteInquiryForm };
