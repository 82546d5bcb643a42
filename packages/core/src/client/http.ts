import ky from 'ky';
import { networkFailure } from './network-failure.js';
import { orAborted } from './or-aborted.js';
import type { ProgressMeter } from './progress.js';
import { readBody } from './read-body.js';

/** A request as it goes out. */
export interface HttpRequest {
  /** GET or POST. */
  readonly method: 'GET' | 'POST';
  /** With its query. */
  readonly url: string;
  /** JSON, or a form with files. */
  readonly body?: string | FormData | undefined;
  /** All but those that fetch sets itself. */
  readonly headers: Readonly<Record<string, string>>;
  /** True for what goes past every cache. */
  readonly isFresh: boolean;
  /** Ends the request, its body included. */
  readonly signal: AbortSignal;
  /** Most bytes of the answer that are read. */
  readonly limit: number;
  /** Meter of what goes out, where somebody watches. */
  readonly upload?: ProgressMeter | undefined;
  /** Meter of what comes back, where somebody watches. */
  readonly download?: ProgressMeter | undefined;
  /** To be called at each sign of life. */
  readonly heard: (where: 'request' | 'answer') => void;
}

/** An answer of any status, read to its end. */
export interface HttpAnswer {
  /** The HTTP status. */
  readonly status: number;
  /** As far as the page may read them. */
  readonly headers: Headers;
  /** The body in the pieces in which it came. */
  readonly chunks: readonly Uint8Array<ArrayBuffer>[];
}

/** Sends one request, once. Rejects with the signal's reason, a NetworkError or a TooLargeError. */
export type SendHttp = (request: HttpRequest) => Promise<HttpAnswer>;

async function sendByKy(request: HttpRequest, ownFetch: typeof fetch = fetch): Promise<HttpAnswer> {
  const { method, url, headers, signal, limit, download, heard } = request;
  const added: RequestInit = { body: request.body ?? null, referrerPolicy: 'no-referrer' };
  const response = await ky(url, {
    method,
    headers,
    signal,
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    ...(request.isFresh ? { cache: 'no-store' } : {}),
    // The body goes past ky, which copies it for another try and, where the first fails, waits for the copy's end; in
    // Node that never comes for a form, or for an address that fetch refuses.
    fetch: (input, init) => ownFetch(new Request(input, added), init),
  });
  heard('answer');
  const meter = response.ok ? download : undefined;
  const chunks = await readBody(response, { limit, signal, meter, onBytes: () => heard('answer') });
  return { status: response.status, headers: response.headers, chunks };
}

/**
 * Creates the one function that sends requests; `upload` is what sends the forms whose going out somebody watches.
 * Nothing is ever sent twice here: some calls of the contract write through GET, so whether to try again is decided
 * by who knows the call.
 */
export function createHttp(ownFetch: typeof fetch | undefined, upload: SendHttp | undefined): SendHttp {
  return async (request) => {
    const { signal } = request;
    const isWatched = request.upload && typeof request.body === 'object';
    request.heard('request');
    try {
      // A body that stalls does not end by itself in every fetch, so the wait ends with the signal whatever it does.
      return await orAborted(isWatched && upload ? upload(request) : sendByKy(request, ownFetch), signal);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      throw networkFailure(error);
    } finally {
      // What follows may be another try, or a renewal before it.
      request.heard('request');
    }
  };
}
