import { AbortedError, BusyError } from '@headnote/core/errors';
import { type CircuitBreaker, createCircuitBreaker } from '../../../../runtime/circuit-breaker.js';
import { SearchUnavailableError } from '../../../model/search-unavailable-error.js';
import { EngineError } from './engine-error.js';

/** A request to OpenSearch. */
export interface EngineCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  /** Path with its query. */
  readonly path: string;
  /** JSON, or lines of JSON as a text. */
  readonly body?: unknown;
  /** Maximum time of the answer. */
  readonly milliseconds: number;
  readonly signal?: AbortSignal | undefined;
}

/** Sends requests to one OpenSearch. */
export interface EngineClient {
  /**
   * Returns the answer as JSON. Throws an AbortedError (the caller's signal), a BusyError (OpenSearch has too much to
   * do), or an EngineError. A cancelled request ends its work in OpenSearch too, because the connection closes.
   */
  call<Answer>(call: EngineCall): Promise<Answer>;
}

/** Type of the error of a request that took too long while OpenSearch answers others. */
export const SLOW = 'slow';

/** How long OpenSearch may take to say that it is there, after a request got no answer in time. */
const SIGN_OF_LIFE_MS = 1_000;

/** Characters of an answer, at most: answers have ids, places and counts, and the largest, to a list of words, a few million. */
const LARGEST_ANSWER = 32_000_000;

interface ErrorBody {
  readonly error?: Reason & { readonly root_cause?: readonly Reason[] };
}
interface Reason {
  readonly type?: string;
  /** Null if the time of a search was over in the middle of its work. */
  readonly reason?: string | null;
}

/** Creates the client of an address; a user and a password in it are sent as basic authorization. */
export function createEngineClient(
  address: string,
  breaker: CircuitBreaker = createCircuitBreaker(() => new SearchUnavailableError()),
): EngineClient {
  const url = new URL(address);
  const authorization =
    url.username === ''
      ? undefined
      : `Basic ${Buffer.from(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`).toString('base64')}`;
  const base = url.origin + url.pathname.replace(/\/$/, '');
  // Packing and unpacking an answer costs more than sending it to a neighbour.
  const headers = { 'accept-encoding': 'identity', ...(authorization === undefined ? {} : { authorization }) };
  let asking: Promise<boolean> | undefined;

  /** Asks whether OpenSearch is there, once for all requests that got no answer at the same time. */
  function isThere(): Promise<boolean> {
    asking ??= askRoot().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  async function askRoot(): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(SIGN_OF_LIFE_MS);
      const response = await fetch(`${base}/`, { redirect: 'error', signal, headers });
      await textOf(response);
      return response.status < 500;
    } catch {
      return false;
    }
  }

  return {
    async call<Answer>({ method, path, body, milliseconds, signal }: EngineCall): Promise<Answer> {
      if (signal?.aborted === true) throw new AbortedError();
      breaker.check();
      const isLines = typeof body === 'string';
      const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(milliseconds)));
      try {
        const response = await fetch(base + path, {
          method,
          redirect: 'error',
          signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
          headers: {
            ...headers,
            ...(body === undefined ? {} : { 'content-type': isLines ? 'application/x-ndjson' : 'application/json' }),
          },
          ...(body === undefined ? {} : { body: isLines ? body : JSON.stringify(body) }),
        });
        const text = await textOf(response);
        if (response.ok) {
          breaker.succeeded();
          return (text === '' ? undefined : JSON.parse(text)) as Answer;
        }
        throw errorOf(response.status, text);
      } catch (error) {
        // A dear search that runs out of its own time says nothing about OpenSearch.
        const isLate = error instanceof DOMException && error.name === 'TimeoutError';
        throw report(error, { breaker, signal, isSlow: isLate && (await isThere()) });
      }
    },
  };
}

/** Reads an answer to its end. Throws an Error if it has more than `LARGEST_ANSWER` characters. */
async function textOf({ body }: Response): Promise<string> {
  let text = '';
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.length > LARGEST_ANSWER) throw new Error(`an answer of more than ${LARGEST_ANSWER} characters`);
  }
  return text;
}

/** Tells the circuit breaker, and returns what to throw. */
function report(
  error: unknown,
  {
    breaker,
    signal,
    isSlow,
  }: { readonly breaker: CircuitBreaker; readonly signal: AbortSignal | undefined; readonly isSlow: boolean },
): Error {
  if (signal?.aborted === true) {
    breaker.left();
    return new AbortedError();
  }
  if (error instanceof BusyError) {
    breaker.left();
    return error;
  }
  if (error instanceof EngineError) {
    // It answers; it only refuses this request.
    if (error.status < 500) breaker.succeeded();
    else breaker.failed();
    return error;
  }
  if (isSlow) {
    breaker.succeeded();
    return new EngineError({ status: 0, type: SLOW, reason: 'no answer in time', cause: error });
  }
  breaker.failed();
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  const { cause } = error as { cause?: { code?: string; message?: string } };
  const reason = isLate ? 'no answer in time' : (cause?.code ?? cause?.message ?? String(error));
  return new EngineError({ status: 0, type: isLate ? 'timeout' : 'connection', reason, cause: error });
}

/** OpenSearch limits the clauses of a query, each field of each word being one. */
export const TOO_MANY = /^too_many(?:_nested)?_clauses$/;
/** A search that stopped because its time was over, with the status of a failure. */
const TIME_OVER = 'time_exceeded_exception';

function errorOf(status: number, text: string): Error {
  if (status === 429) return new BusyError();
  const { error } = parsed(text);
  const { type = '', reason } = error?.root_cause?.[0] ?? error ?? {};
  if (type === TIME_OVER) return new EngineError({ status: 0, type: SLOW, reason: 'no answer in time' });
  // It says so with the status of a failure of its own.
  return new EngineError({ status: TOO_MANY.test(type) ? 400 : status, type, reason: (reason ?? '').slice(0, 500) });
}

function parsed(text: string): ErrorBody {
  try {
    const body = JSON.parse(text) as ErrorBody;
    return typeof body.error === 'object' ? body : {};
  } catch {
    return {};
  }
}
