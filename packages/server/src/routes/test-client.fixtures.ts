import { createClient } from '@headnote/core/client';
import type { TestApp } from '../app.fixtures.js';

/** What a test sees and changes of the requests on their way. */
export interface OnTheWay {
  /** Network address that the requests come from. */
  readonly address?: string;
  /** Returns the request that is sent instead. */
  readonly change?: (request: Request) => Request | Promise<Request>;
  /** Called with each answer, as text. */
  readonly seen?: (exchange: Exchange) => void;
}

/** A request that reached the server, and its answer. */
export interface Exchange {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
  readonly status: number;
  readonly answer: string;
}

/** Longer than any call may take, in seconds. */
const TOO_LATE = 60;

/**
 * Returns the headers of an answer. A refusal for too many requests comes with a later time, so that the client gives it
 * to the test at once instead of waiting and asking again.
 */
function headersOf(status: number, headers: object): Record<string, string> {
  const sent = headers as Record<string, string>;
  return status === 429 ? { ...sent, 'retry-after': String(TOO_LATE) } : sent;
}

/** Core's client on a test app, without a port; with a member's access token or without. */
export function clientOf({ app }: Pick<TestApp, 'app'>, token?: string, onTheWay: OnTheWay = {}) {
  return createClient({
    bases: { api: 'http://headnote.test' },
    ...(token === undefined ? {} : { session: { authorization: async () => `Bearer ${token}` } }),
    fetch: async (input, init) => {
      const written = new Request(input, init);
      const request = (await onTheWay.change?.(written)) ?? written;
      const { method, headers } = request;
      const url = new URL(request.url);
      const sent = Buffer.from(await request.arrayBuffer());
      const body = sent.toString();
      const answer = await app.inject({
        method: method as 'GET' | 'POST',
        url: url.pathname + url.search,
        headers: Object.fromEntries(headers),
        ...(onTheWay.address === undefined ? {} : { remoteAddress: onTheWay.address }),
        ...(sent.length === 0 ? {} : { payload: sent }),
      });
      onTheWay.seen?.({ method, url, headers, body, status: answer.statusCode, answer: answer.payload });
      return new Response(answer.rawPayload.length === 0 ? null : new Uint8Array(answer.rawPayload), {
        status: answer.statusCode,
        headers: headersOf(answer.statusCode, answer.headers),
      });
    },
  });
}
