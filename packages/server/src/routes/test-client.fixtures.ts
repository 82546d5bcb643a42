import { createClient } from '@headnote/core/client';
import type { TestApp } from '../app.fixtures.js';

/** Core's client on a test app, without a port; with a member's access token or without. */
export function clientOf({ app }: TestApp, token?: string) {
  return createClient({
    bases: { api: 'http://headnote.test' },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      const body = await request.text();
      const answer = await app.inject({
        method: request.method as 'GET' | 'POST',
        url: url.pathname + url.search,
        headers: {
          ...Object.fromEntries(request.headers),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === '' ? {} : { payload: body }),
      });
      return new Response(answer.rawPayload.length === 0 ? null : new Uint8Array(answer.rawPayload), {
        status: answer.statusCode,
        headers: answer.headers as Record<string, string>,
      });
    },
  });
}
