import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { clientOf, failure } from './client.fixtures.js';
import { exampleOf } from './example-of.fixtures.js';
import { startFaultServer } from './fault-server.fixtures.js';
import { createClient, type ClientOptions, type SendHttp } from './index.js';
import { networkFailure } from './network-failure.js';
import { calls } from '../contract/index.js';

/** The most verbose output of a log. */
const print = (error: unknown): string => inspect(error, { depth: 9, showHidden: true });
const SECRET = 'SECRET';

describe('B21: the error of a failed request', () => {
  const renew = (options: ClientOptions) => createClient(options).account.newTicket({ refreshToken: SECRET });
  const throwing = (error: unknown) => (() => Promise.reject(error)) as typeof globalThis.fetch;

  it.each<[string, () => Promise<unknown>]>([
    ['a base without origin, outside a page', () => renew({ bases: { api: '' } })],
    ['a base that is a path, outside a page', () => renew({ bases: { api: '/law' } })],
    ['an invalid base', () => renew({ bases: { api: 'nonsense' } })],
    ['an invalid scheme', () => renew({ bases: { api: 'httpx://api.example' } })],
    ['an invalid port', () => renew({ bases: { api: 'http://api.example:99999' } })],
    [
      'a header with a line break',
      () =>
        createClient({
          bases: { api: 'https://api.example' },
          session: { authorization: () => Promise.resolve(`Bearer ${SECRET}\nb`) },
        }).library.history(),
    ],
    [
      'a fetch whose error quotes the address and contains the request',
      () =>
        renew({
          bases: { api: 'https://api.example' },
          fetch: throwing(Object.assign(new TypeError(`no ${SECRET}`), { request: SECRET, cause: new Error(SECRET) })),
        }),
    ],
    [
      'a fetch that throws a string',
      () => renew({ bases: { api: 'https://api.example' }, fetch: throwing(`no way to ${SECRET}`) }),
    ],
    [
      'an upload whose error quotes the address',
      () => {
        const bases = { api: 'https://api.example' };
        const { input } = exampleOf(calls.assistant.askFile);
        const upload: SendHttp = () => Promise.reject(new SyntaxError(SECRET));
        return clientOf(calls.assistant.askFile, { bases, upload }).call(input as never, {
          onProgress: () => undefined,
        });
      },
    ],
    [
      'a truncated body',
      () => {
        const cut = new ReadableStream({
          pull(controller) {
            controller.error(new TypeError(SECRET));
          },
        });
        const fetch = (() => Promise.resolve(new Response(cut))) as typeof globalThis.fetch;
        return renew({ bases: { api: 'https://api.example' }, fetch });
      },
    ],
  ])('contains no token: %s', async (_, send) => {
    const error = await failure(send());
    expect(error.code).toBe('network');
    expect(print(error)).not.toContain(SECRET);
  });

  it('control: the message of fetch contains the token', async () => {
    const error: unknown = await fetch(`/x?refreshtoken=${SECRET}`).catch((reason: unknown) => reason);
    expect(print(error)).toContain(SECRET);
  });

  it('names the kind of failure, for a log', async () => {
    const server = await startFaultServer();
    const error = await failure(renew({ bases: { api: server.base('refused') } }));
    await server.close();
    expect((error.cause as Error).message).toMatch(/TypeError.*ECONNREFUSED/);
  });

  it('names it for circular causes too', () => {
    const error = new RangeError(SECRET);
    error.cause = error;
    expect((networkFailure(error).cause as Error).message).toMatch(/^RangeError( RangeError)*$/);
  });
});

describe('a request that fetch rejects before reading it', () => {
  it('fails at once, in Node too: a form or a text, to a closed or forbidden port', async () => {
    const server = await startFaultServer();
    const started = performance.now();
    for (const base of [server.base('refused'), 'http://127.0.0.1:6000'])
      for (const call of [calls.assistant.askFile, calls.account.newTicket]) {
        const client = clientOf(call as typeof calls.assistant.askFile, { bases: { api: base } });
        expect(await failure(client.call(exampleOf(call).input as never))).toMatchObject({ code: 'network' });
      }
    await server.close();
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});
