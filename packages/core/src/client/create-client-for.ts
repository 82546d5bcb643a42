import { assembleClient } from './assemble-client.js';
import type { CallTable, ClientOf } from './client-of.js';
import type { ClientOptions } from './client-options.js';
import { timeLimits } from './deadline.js';

/**
 * Creates a client of some services, so a page bundles only these: `createClientFor({ welcome }, { bases })` with
 * `welcome` from `@headnote/core/contract`. Its methods behave like those of `createClient`.
 */
export function createClientFor<T extends CallTable>(services: T, options: ClientOptions): ClientOf<T> {
  return assembleClient(services, options, timeLimits);
}
