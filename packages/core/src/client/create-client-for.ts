import { assembleClient } from './assemble-client.js';
import type { CallTable, ClientOf } from './client-of.js';
import type { ClientOptions } from './client-options.js';
import { timeLimits } from './deadline.js';

/**
 * Creates a client of chosen services, so that a page ships no others:
 * `createClientFor({ welcome }, { bases })` with `welcome` from `@headnote/core/contract`.
 * Its methods behave as those of `createClient`.
 */
export function createClientFor<T extends CallTable>(services: T, options: ClientOptions): ClientOf<T> {
  return assembleClient(services, options, timeLimits);
}
