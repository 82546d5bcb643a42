import { readCnr, readDocket, readListed } from './read-docket.js';
import { readProvision } from './read-provision.js';
import type { DraftReader } from './scan-drafts.js';

/** Case numbers and provisions of law. */
export const readOther: DraftReader = (text, at) =>
  readCnr(text, at) ?? readDocket(text, at) ?? readListed(text, at) ?? readProvision(text, at);
