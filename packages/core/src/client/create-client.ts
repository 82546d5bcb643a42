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
 * Creates the client. Every method resolves to the call's English value or rejects with a typed error of core:
 * network, timeout, aborted, refused, session-ended, not-signed-in, not-allowed, not-found, bad-query, busy,
 * too-large, server, contract, not-built. An ordinary call is over within 30 seconds; one that the contract marks as
 * slow (PDF, assistant) waits two minutes for the first word, half a minute for each next, ten minutes in all.
 *
 * Calls that only read are sent up to three times after a failure of the network or a 429, 502, 503 or 504; every
 * other call goes out once, but for one replay after a 401 to a token that was renewed.
 *
 * Throws a ConfigError for a base that is missing, is no text, or has a query, a hash or a password.
 */
export function createClient(options: ClientOptions): Client {
  const upload = options.fetch || typeof XMLHttpRequest === 'undefined' ? {} : { upload: uploadByXhr };
  return assembleClient(calls, { ...upload, ...options }, timeLimits);
}
