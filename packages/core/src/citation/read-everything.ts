import { readCnr, readDocket, readListed } from './read-docket.js';
import { readProvision } from './read-provision.js';
import { reasonOf } from './reason-of.js';
import type { ScanOptions } from './scan-citations.js';

/** Case numbers and provisions of law as well, and reasons in words. */
export const readEverything: ScanOptions = {
  readOther: (text, at) => readCnr(text, at) ?? readDocket(text, at) ?? readListed(text, at) ?? readProvision(text, at),
  reasonOf,
};
