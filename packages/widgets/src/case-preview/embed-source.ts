import { createCaseRead } from '@headnote/core/embed';
import { readShared } from '../network/read-shared.js';
import type { CaseSource } from './types.js';

/** Reads the preview from the library's embed API. */
export const loadFromEmbed: CaseSource['load'] = ({ citation = '', id = '', signal }) =>
  readShared(`case ${id} ${citation}`, signal, (options, shared) =>
    createCaseRead(options)({ citation, id, signal: shared }),
  );
