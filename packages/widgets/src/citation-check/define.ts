import { defineElement } from '../element/define-element.js';
import { HeadnoteCitationCheck } from './citation-check-element.js';
import { setFileWorker } from './file-reader.js';

/** Address of the worker beside this file, which an application's bundler looks for. Set by the build; the source has none. */
declare const HEADNOTE_ENTRY_WORKER: string;

setFileWorker(() => new Worker(new URL(HEADNOTE_ENTRY_WORKER, import.meta.url), { type: 'module' }));
defineElement('headnote-citation-check', HeadnoteCitationCheck);

export { HeadnoteCitationCheck };
