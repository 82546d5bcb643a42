import { calls } from '../contract/calls.js';
import { assembleClient } from './assemble-client.js';
import type { ClientOptions } from './client-options.js';
import type { ClientBase, ServicesOf } from './client-of.js';
import { timeLimits } from './deadline.js';
import { uploadByXhr } from './upload-by-xhr.js';

/** The services of the contract: `client.<service>.<call>(input, options)`. */
export interface Services extends ServicesOf<typeof calls> {}

/** The client of the whole contract. */
export interface Client extends Services, ClientBase {}

/**
 * Creates the client. Every method resolves to a value with English names or rejects with a typed error of core:
 * network, timeout, aborted, refused, session-ended, not-signed-in, not-allowed, not-found, bad-query, busy,
 * too-large, server, contract, not-built. An ordinary call times out after 30 seconds. A slow call (PDF, assistant)
 * waits two minutes for the first data, 30 seconds for more, and ten minutes in total.
 *
 * After a network failure or a 429, 502, 503 or 504, the client sends a call that only reads up to three times. It
 * sends every other call once, except for one replay with a renewed token after a 401.
 *
 * Throws a ConfigError for a base that is missing, is not text, or has a query, a hash or a password.
 */
export function createClient(options: ClientOptions): Client {
  const upload = options.fetch || typeof XMLHttpRequest === 'undefined' ? {} : { upload: uploadByXhr };
  return assembleClient(calls, { ...upload, ...options }, timeLimits);
}
