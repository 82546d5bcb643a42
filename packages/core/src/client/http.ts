import ky from 'ky';
import { NetworkError } from '../errors/network-error.js';
import { TooLargeError } from '../errors/too-large-error.js';
import { orAborted } from './or-aborted.js';

/** A request as it goes out. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** Ends the request, its body included. */
  readonly signal: AbortSignal;
}

/** An answer of any status, read to its end. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Sends one request, once. Rejects with the signal's reason, a NetworkError or a TooLargeError. */
export type SendHttp = (request: HttpRequest) => Promise<HttpAnswer>;

/** Longest answer that is read, in bytes: the longest judgment known takes a quarter of it. */
const MAX_ANSWER = 20_000_000;

async function readText(response: Response): Promise<string> {
  const tooLarge = () => new TooLargeError('The answer is too large to be read.');
  if (Number(response.headers.get('content-length') ?? 0) > MAX_ANSWER) throw tooLarge();
  if (!response.body) return '';
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let length = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    length += chunk.value.byteLength;
    if (length > MAX_ANSWER) {
      void reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    parts.push(decoder.decode(chunk.value, { stream: true }));
  }
  return parts.join('') + decoder.decode();
}

/**
 * Creates the one function that sends requests. Nothing is ever sent twice here: some calls of the contract write
 * through GET, so trying again is the caller's decision.
 */
export function createHttp(options: { readonly base: string; readonly fetch?: typeof fetch | undefined }): SendHttp {
  const base = options.base.trim().replace(/\/+$/, '');
  const { fetch: ownFetch } = options;
  return async ({ method, path, query, body, headers, signal }) => {
    const send = async (): Promise<HttpAnswer> => {
      const response = await ky(`${base}${path}`, {
        method,
        headers: { accept: 'application/json', ...headers },
        ...(query === undefined ? {} : { searchParams: query }),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(ownFetch === undefined ? {} : { fetch: (input, init) => ownFetch(input, init) }),
        signal,
        retry: 0,
        timeout: false,
        throwHttpErrors: false,
        referrerPolicy: 'no-referrer',
      });
      return { status: response.status, headers: response.headers, text: await readText(response) };
    };
    try {
      // A body that stalls does not end by itself in every fetch, so the wait ends with the signal whatever it does.
      return await orAborted(send(), signal);
    } catch (cause) {
      if (signal.aborted) throw signal.reason;
      if (cause instanceof TooLargeError) throw cause;
      throw new NetworkError(undefined, { cause });
    }
  };
}
