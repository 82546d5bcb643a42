import { readDocket } from './read-docket.js';
import { readProvision } from './read-provision.js';
import type { ReadOther } from './scan-citations.js';

/** Reads a case number or a provision of law. */
export const readOther: ReadOther = (text, at) => readDocket(text, at) ?? readProvision(text, at);
