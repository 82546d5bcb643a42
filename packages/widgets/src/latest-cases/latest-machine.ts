import type { EmbedLatest } from '@headnote/core/embed';
import { createLoadMachine } from '../parts/load-machine.js';
import type { Court, LatestMachine, LatestSource } from './types.js';

/** How the machine of the latest cases begins. */
export interface LatestMachineOptions {
  readonly load: LatestSource['load'];
  readonly court: Court;
  readonly limit: number;
  readonly initial?: readonly EmbedLatest[];
}

/** The behaviour of the latest-cases widget: two tabs, each loaded once, the newest wish before older ones. */
export function createLatestMachine({ load, court, limit, initial = [] }: LatestMachineOptions): LatestMachine {
  return createLoadMachine({
    first: court,
    isEmpty: ({ items }) => items.length < 1,
    known: initial.map((data) => [data.court, data] as const),
    load: (key, signal) => load({ court: key, limit, signal }),
  });
}
