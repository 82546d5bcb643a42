import ky from 'ky';
import { networkFailure } from './network-failure.js';
import { orAborted } from './or-aborted.js';
import type { ProgressMeter } from './progress.js';
import { readBody } from './read-body.js';

/** A request to send. */
export interface HttpRequest {
  /** GET or POST. */
  readonly method: 'GET' | 'POST';
  /** Address with the query. */
  readonly url: string;
  /** JSON, or a form with files. */
  readonly body?: string | FormData | undefined;
  /** All headers except those that fetch sets itself. */
  readonly headers: Readonly<Record<string, string>>;
  /** True bypasses every cache. */
  readonly isFresh: boolean;
  /** True lets the request outlive the page. */
  readonly keepalive?: boolean | undefined;
  /** Aborts the request, including its body. */
  readonly signal: AbortSignal;
  /** Maximum size of the answer in bytes. */
  readonly limit: number;
  /** Meter of the upload, if the caller wants progress. */
  readonly upload?: ProgressMeter | undefined;
  /** Meter of the download, if the caller wants progress. */
  readonly download?: ProgressMeter | undefined;
  /** Called with every piece of an answer that is a stream of events. */
  readonly onEvents?: ((bytes: Uint8Array) => void) | undefined;
  /** Called on every activity. */
  readonly heard: (where: 'request' | 'answer') => void;
}

/** A complete answer of any status. */
export interface HttpAnswer {
  /** The HTTP status. */
  readonly status: number;
  /** The headers that the page may read. */
  readonly headers: Headers;
  /** The body, in pieces as received. */
  readonly chunks: readonly Uint8Array<ArrayBuffer>[];
}

/** Returns whether an answer is a stream of events. */
export const isEventStream = (headers: Headers): boolean =>
  /^text\/event-stream\b/i.test(headers.get('content-type') ?? '');

/** Sends a request once. Rejects with the signal's reason, a NetworkError or a TooLargeError. */
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
    ...(request.keepalive ? { keepalive: true } : {}),
    // The body bypasses ky: ky copies it for a retry and, after a failure, waits for the end of the copy, which in
    // Node never comes for a form or for an address that fetch refuses.
    fetch: (input, init) => ownFetch(new Request(input, added), init),
  });
  heard('answer');
  const meter = response.ok ? download : undefined;
  const onEvents = isEventStream(response.headers) ? request.onEvents : undefined;
  const onBytes = (bytes: Uint8Array): void => {
    heard('answer');
    onEvents?.(bytes);
  };
  const chunks = await readBody(response, { limit, signal, meter, onBytes });
  return { status: response.status, headers: response.headers, chunks };
}

/**
 * Creates the only function that sends requests; `upload` sends forms if the caller wants progress. It never repeats a
 * request: some calls of the contract write by GET, so only code that knows the call can decide to repeat it.
 */
export function createHttp(ownFetch: typeof fetch | undefined, upload: SendHttp | undefined): SendHttp {
  return async (request) => {
    const { signal } = request;
    const isWatched = request.upload && typeof request.body === 'object';
    request.heard('request');
    try {
      // Not every fetch ends a stalled body, so the signal ends the wait.
      return await orAborted(isWatched && upload ? upload(request) : sendByKy(request, ownFetch), signal);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      throw networkFailure(error);
    } finally {
      // Another attempt, or a renewal before it, may follow.
      request.heard('request');
    }
  };
}
