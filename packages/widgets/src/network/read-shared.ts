import type { EmbedOptions } from '@headnote/core/embed';
import { apiOrigin, portalKey } from './api-origin.js';
import { guestFetch, type RequestTrace } from './guest-fetch.js';
import { shareRequest } from './share-request.js';

/** Set by the build; unknown in tests and stories. */
declare const HEADNOTE_VERSION: string | undefined;
const version = typeof HEADNOTE_VERSION === 'undefined' ? undefined : HEADNOTE_VERSION;

/** Statuses that say more than `http`: a key or an origin that the library refuses, and too many requests. */
const CODES: Readonly<Record<number, { readonly code: string } | undefined>> = {
  403: { code: 'config' },
  429: { code: 'quota' },
};

/** One read of the embed API, with the options that every read of a widget has. */
export type EmbedRead<A> = (options: EmbedOptions, signal: AbortSignal) => Promise<A>;

/**
 * Reads from the library, once for all widgets that ask with the same key at the same time. Errors have `code`,
 * `status` and, if known, `requestId`.
 */
export function readShared<A>(key: string, signal: AbortSignal, read: EmbedRead<A>): Promise<A> {
  return shareRequest(key, signal, (shared) => {
    const trace: RequestTrace = {};
    const options = { base: apiOrigin(), key: portalKey(), version, fetch: guestFetch(trace) };
    return read(options as EmbedOptions, shared).catch((error: Error & { status: number }) => {
      throw Object.assign(error, trace, CODES[error.status]);
    });
  });
}
