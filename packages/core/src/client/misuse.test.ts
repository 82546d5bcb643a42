import { describe, expect, it, vi } from 'vitest';
import { ConfigError, isHeadnoteError } from '../errors/index.js';
import { failure } from './client.fixtures.js';
import { createClient, type Client, type ClientOptions } from './index.js';

const answer = () => Promise.resolve(Response.json({ flag: true, outdata: { hits: { hits: [] } } }));
const setUp = (options: Partial<ClientOptions> = {}) => {
  const fetch = vi.fn(answer);
  return { fetch, client: createClient({ bases: { api: 'https://api.example' }, fetch, ...options }) };
};

describe('a client with an invalid base', () => {
  it.each<[string, unknown]>([
    ['none', {}],
    ['not text', { api: 7 }],
    ['null', { api: null }],
    ['a query', { api: 'https://api.example?key=1' }],
    ['a hash', { api: 'https://api.example/#/law' }],
    ['a password', { api: 'https://user:secret@api.example' }],
    ['a query in another base', { api: 'https://api.example', render: 'https://pdf.example?x' }],
    ['another base that is not text', { api: 'https://api.example', web: 7 }],
  ])('throws a ConfigError: %s', (_, bases) => {
    const create = () => setUp({ bases: bases as ClientOptions['bases'] });
    expect(create).toThrow(ConfigError);
    expect(create).not.toThrow(/secret/);
  });

  it.each(['', '/law', 'https://api.example', ' https://api.example/law/ ', 'http://[::1]:8080'])(
    'control: these bases are valid: %j',
    (api) => {
      expect(() => setUp({ bases: { api } })).not.toThrow();
    },
  );
});

describe('K5: the call that reads a stylesheet', () => {
  it.each([
    'https://evil.example/x.css',
    '//evil.example/x.css',
    '/\\\\evil.example/x.css',
    'x.css',
    '/assets/../private/x.css',
    '/assets/%2e%2e/x.css',
    '/api/account/get?.css',
    '/assets/x.css#y',
    '/assets/x.js',
    'data:text/css,x.css',
    '',
  ])('takes only the path of a stylesheet of the site, not %j', async (path) => {
    const { client, fetch } = setUp();
    expect(await failure(client.documents.stylesheet({ path }))).toMatchObject({ name: 'BadQueryError' });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a call whose input cannot be sent', () => {
  const circular: Record<string, unknown> = {};
  circular['self'] = circular;

  it.each<[string, (client: Client) => Promise<unknown>]>([
    ['a search without a request', (client) => client.search.cases(undefined as never)],
    ['a missing citation', (client) => client.citations.lookup({} as never)],
    ['a circular body', (client) => client.search.cases({ body: circular as never })],
    [
      'a body with a number that JSON cannot represent',
      (client) => client.search.cases({ body: { size: 1n } as never }),
    ],
  ])('is reported as a bad query with its cause, and no request is sent: %s', async (_, send) => {
    const { client, fetch } = setUp();
    const error = await failure(send(client));
    expect(error).toMatchObject({ code: 'bad-query', fromService: false });
    expect(isHeadnoteError(error)).toBe(true);
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a synchronous session', () => {
  it('may return its authorization directly', async () => {
    const authorization = () => 'Bearer x' as unknown as Promise<string>;
    const { client, fetch } = setUp({ session: { authorization } });
    await client.search.cases({ body: { query: { match_all: {} } } });
    const [request] = fetch.mock.calls[0] as unknown as [Request];
    expect(request.headers.get('authorization')).toBe('Bearer x');
  });
});
