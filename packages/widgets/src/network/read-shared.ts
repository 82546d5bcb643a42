import type { EmbedOptions } from '@headnote/core/embed';
import { apiOrigin, portalKey } from './api-origin.js';
import { guestFetch, type RequestTrace } from './guest-fetch.js';
import { shareRequest } from './share-request.js';

/** Status of an answer to a key or an address that has asked too often. */
const TOO_MANY = 429;

/** One read of the embed API, with the options that every read of a widget has. */
export type EmbedRead<A> = (options: EmbedOptions, signal: AbortSignal) => Promise<A>;

/**
 * Reads from the library, once for all widgets that ask with the same key at the same time. Errors have `code`,
 * `status` and, if known, `requestId`.
 */
export function readShared<A>(key: string, signal: AbortSignal, read: EmbedRead<A>): Promise<A> {
  return shareRequest(key, signal, (shared) => {
    const trace: RequestTrace = {};
    const options = { base: apiOrigin(), key: portalKey(), fetch: guestFetch(trace) };
    return read(options as EmbedOptions, shared).catch((error: Error & { status?: number }) => {
      throw Object.assign(error, trace, error.status === TOO_MANY && { code: 'quota' });
    });
  });
}
