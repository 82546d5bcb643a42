import { createCodeLoader } from '../code/create-code-loader.js';
import { defineElement } from '../element/define-element.js';
import { bindApi } from '../network/api-origin.js';
import { pdfMark } from './build-constants.js';
import { HeadnoteCitationCheck } from './citation-check-element.js';
import { setPdfReader } from './pdf-loader.js';

const here = import.meta.url;
bindApi(here);
const address = new URL(`pdf-reader.js?v=${pdfMark}`, here).href;
// A pinned file fetches no code that its hash does not cover.
if (pdfMark !== '') setPdfReader(createCodeLoader(address));
defineElement('headnote-citation-check', HeadnoteCitationCheck);
