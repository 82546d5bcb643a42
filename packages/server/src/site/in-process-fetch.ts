import type { FastifyInstance } from 'fastify';
import { type PageLanguage, languagePair } from '../http/page-language.js';

interface InProcessOptions {
  /** Origin of relative addresses. */
  readonly origin: string;
  /** Network address of the reader; limits count against it. */
  readonly remoteAddress: string;
  /** Language of the page, and so of the messages in the answers. */
  readonly language: PageLanguage;
}

/** Statuses after which the client asks again, a few times, for up to half a minute. */
const PASSING = new Set([429, 502, 503, 504]);
/** Seconds: longer than the client waits, so a page says at once that its parts are missing, and its reader may try again. */
const NOT_AGAIN = '60';
/** Statuses of answers without a body. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Creates a `fetch` for the page renderer that calls this server's own API in process, and reads the published
 * widgets. It sends no cookie but the language, and no
 * authorization, so a rendered page is always a visitor's. It rejects with TypeError, as fetch does, for any other
 * address.
 */
export function createInProcessFetch(
  app: FastifyInstance,
  { origin, remoteAddress, language }: InProcessOptions,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), origin), init);
    const url = new URL(request.url);
    if (url.origin !== new URL(origin).origin || !/^\/(?:api|widgets)\//.test(url.pathname)) {
      throw new TypeError(`A page may only read this server's own API and widgets, not ${url.origin}${url.pathname}.`);
    }
    const text = await request.text();
    const contentType = request.headers.get('content-type');
    const answer = await app.inject({
      method: request.method,
      url: url.pathname + url.search,
      headers: {
        host: url.host,
        cookie: languagePair(language),
        ...(contentType === null ? {} : { 'content-type': contentType }),
      },
      remoteAddress,
      signal: request.signal,
      ...(text === '' ? {} : { payload: text }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined) headers.set(name, String(value));
    }
    if (PASSING.has(answer.statusCode)) headers.set('retry-after', NOT_AGAIN);
    const body = WITHOUT_BODY.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
    return new Response(body, { status: answer.statusCode, headers });
  };
}
