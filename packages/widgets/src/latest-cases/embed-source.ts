import { createLatestRead } from '@headnote/core/embed';
import { readShared } from '../network/read-shared.js';
import type { LatestSource } from './types.js';

/** Reads the list from the library's embed API. */
export const loadFromEmbed: LatestSource['load'] = ({ court, limit, signal }) =>
  readShared(court + limit, signal, (options, shared) => createLatestRead(options)({ court, limit, signal: shared }));
