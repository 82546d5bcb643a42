import type { EmbedLatest } from '@headnote/core/embed';
import { createLoadMachine } from '../parts/load-machine.js';
import type { Court, LatestList, LatestSource } from './types.js';

/** Options of the machine. `known` are answers that need no request. */
export interface LatestMachineOptions {
  readonly load: LatestSource['load'];
  readonly court: Court;
  readonly limit: number;
  readonly known?: readonly (readonly [Court, EmbedLatest])[];
}

/** Creates the machine of the latest-cases widget: two tabs, each loaded once; a new choice replaces an older one. */
export function createLatestMachine({ load, court, limit, known = [] }: LatestMachineOptions): LatestList {
  return createLoadMachine<Court, EmbedLatest>({
    first: court,
    isEmpty: ({ items }) => !items.length,
    known,
    load: (key, signal) => load({ court: key, limit, signal }),
  });
}
