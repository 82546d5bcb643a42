import { createGate } from './create-gate.js';
import { families } from './read-table.js';
import { docketHeads } from './docket-kinds.js';
import { readCnr, readDocket, readListed, readNextNumber } from './read-docket.js';
import { provisionHeads, readNextSection, readProvision } from './read-provision.js';
import type { DraftReader } from './scan-drafts.js';

/** Reads case numbers and provisions of law. */
export const readOther: DraftReader = {
  read: (text, at, floor) =>
    readCnr(text, at) ?? readDocket(text, at, floor) ?? readListed(text, at) ?? readProvision(text, at),
  mayBegin: createGate(() => [...families().map(([name]) => name), ...docketHeads(), ...provisionHeads]),
  readNext: (text, before) => (before.kind === 'docket' ? readNextNumber : readNextSection)(text, before),
};
