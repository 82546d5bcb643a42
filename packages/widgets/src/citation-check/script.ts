import { defineElement } from '../element/define-element.js';
import { bindApi } from '../network/api-origin.js';
import { fileWorkerMark } from './build-constants.js';
import { HeadnoteCitationCheck } from './citation-check-element.js';
import { setFileWorker } from './file-reader.js';
import { createForeignWorker } from './create-foreign-worker.js';

const here = import.meta.url;
bindApi(here);
const address = new URL(`file-worker.js?v=${fileWorkerMark}`, here).href;
// A pinned file fetches no code that its hash does not cover.
if (fileWorkerMark !== '') setFileWorker(createForeignWorker(address));
defineElement('headnote-citation-check', HeadnoteCitationCheck);
