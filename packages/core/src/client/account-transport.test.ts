import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeToken } from '../contract/index.js';
import { tokenSet } from '../session/tokens.fixtures.js';
import { failure } from './client.fixtures.js';
import { accountTransport, createClient, withProofs } from './index.js';

/** Creates an account service with this answer, and records its requests. */
function setUp(reply: () => Response, options?: { readonly refreshTokenInBody: boolean }) {
  const requests: { url: URL; body: string }[] = [];
  const fetch = (async (request: Request) => {
    requests.push({ url: new URL(request.url), body: await request.text() });
    return reply();
  }) as typeof globalThis.fetch;
  const transport = accountTransport(createClient({ bases: { api: 'https://api.example' }, fetch }), options);
  return { transport, requests };
}

const HTML = { 'content-type': 'text/html' };
const nothing = (status: number) => (): Response => new Response(null, { status });
const page = (status: number) => (): Response => new Response('<h1>nginx</h1>', { status, headers: HTML });
const other = (status: number) => (): Response => Response.json({ message: 'Unauthorized' }, { status });
const word = (status: number) => (): Response => Response.json({ flag: false, message: 'It has ended.' }, { status });
const renew = (reply: () => Response) => failure(setUp(reply).transport.newTicket({ refreshToken: 'r' }));

describe('a renewal answered by a bare status', () => {
  const statuses = [300, 304, 400, 401, 402, 405, 406, 408, 409, 410, 411, 415, 418, 421, 422, 425, 431, 451];

  it.each(statuses)('B5, B6: does not count as the service’s answer: %i', async (status) => {
    const replies = status === 304 ? [nothing(304)] : [nothing(status), page(status), other(status)];
    for (const reply of replies) {
      const error = await renew(reply);
      expect(error.code).not.toBe('refused');
      expect(error.fromService).toBe(false);
      expect(error.message).not.toMatch(/search|Unauthorized|nginx/);
    }
  });

  it.each([
    [304, 'contract', false],
    [400, 'bad-query', false],
    [401, 'not-signed-in', false],
    [405, 'contract', false],
    [408, 'timeout', true],
    [425, 'network', true],
    [431, 'contract', false],
    [451, 'contract', false],
  ])('of %i is %s', async (status, code, retryable) => {
    expect(await renew(nothing(status))).toMatchObject({ code, retryable });
  });

  it('names the call and the status outside the contract', async () => {
    expect((await renew(page(405))).message).toContain('The answer to account.newTicket has an unexpected form');
    expect((await renew(page(405))).message).toContain('405');
  });

  it('with status 0 is not reported as the reader’s mistake', async () => {
    expect(await renew(() => Response.error())).toMatchObject({ code: 'contract', fromService: false });
  });
});

describe('a renewal that the service answers itself', () => {
  it.each([
    [200, 'refused'],
    [400, 'bad-query'],
    [401, 'not-signed-in'],
    [403, 'not-allowed'],
    [409, 'refused'],
    [422, 'refused'],
  ])('B6: has the service’s message: %i', async (status, code) => {
    expect(await renew(word(status))).toMatchObject({ code, message: 'It has ended.', fromService: true });
  });

  it('control: does not count as the service’s answer if the flag is missing, invalid or true', async () => {
    for (const flag of [undefined, 'perhaps', true]) {
      const error = await renew(() => Response.json({ flag, message: 'It has ended.' }, { status: 401 }));
      expect(error).toMatchObject({
        code: 'not-signed-in',
        message: 'Please sign in to see this.',
        fromService: false,
      });
    }
  });
});

describe('V7b: the refresh token', () => {
  const token = writeToken(tokenSet(Date.now(), 600, { id: '1' }));
  const reply = () => Response.json({ flag: true, message: '', outdata: token });
  const send = async (options?: { readonly refreshTokenInBody: boolean }) => {
    const { transport, requests } = setUp(reply, options);
    await transport.newTicket({ refreshToken: 'r1' });
    await transport.signOut({ refreshToken: 'r2', userId: '7' });
    return requests.map(({ url, body }) => [
      url.pathname,
      Object.fromEntries(url.searchParams),
      body && JSON.parse(body),
    ]);
  };

  it('goes into the query as in the contract', async () => {
    expect(await send()).toEqual([
      ['/api/aouth2/newticket', { refreshtoken: 'r1', logintype: '3' }, ''],
      ['/api/aouth2/logout', { refreshtoken: 'r2', userid: '7' }, ''],
    ]);
    expect(await send({ refreshTokenInBody: false })).toEqual(await send());
  });

  it('goes only into the body if the server’s configuration says so', async () => {
    expect(await send({ refreshTokenInBody: true })).toEqual([
      ['/api/aouth2/newticket', {}, { refreshtoken: 'r1', logintype: expect.toSatisfy((type) => `${type}` === '3') }],
      ['/api/aouth2/logout', {}, { refreshtoken: 'r2', userid: '7' }],
    ]);
  });
});

describe('the clock of the server', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21) }));
  afterEach(() => void vi.useRealTimers());

  const YEARS = 10 * 365 * 86_400_000;
  const dated = (reply: () => Response) => () => {
    const answer = reply();
    answer.headers.set('date', new Date(Date.now() + YEARS).toUTCString());
    return answer;
  };
  const renewal = () => Response.json({ flag: true, outdata: writeToken(tokenSet(Date.now(), 600, { id: '1' })) });
  /** Returns the clock offset that the session gets and the client keeps after a POST with this answer. */
  const learn = async (reply: () => Response) => {
    const session = { authorization: () => Promise.resolve(undefined), setClockOffset: vi.fn() };
    const fetch = (async () => dated(reply)()) as typeof globalThis.fetch;
    const client = createClient({ bases: { api: 'https://api.example' }, fetch, session });
    await client.account.newTicket({ refreshToken: 'r' }).catch(() => undefined);
    return [client.clockOffset(), session.setClockOffset.mock.calls];
  };

  it.each<[string, () => Response]>([
    ['a gateway’s page', page(502)],
    ['a failure of the server', word(500)],
    ['a captive portal', page(200)],
    [
      'a captive portal that declares its page as JSON',
      () => new Response('<form>', { headers: { 'content-type': 'application/json' } }),
    ],
    ['a refusal', word(401)],
    ['a flag that is false', word(200)],
    ['an answer that violates the contract', () => Response.json({ flag: true, outdata: 'x' })],
  ])('B5, B11: is not that of %s', async (_, reply) => {
    expect(await learn(reply)).toEqual([undefined, []]);
  });

  it('B11: control: is learned from a valid answer', async () => {
    expect(await learn(renewal)).toEqual([YEARS, [[YEARS]]]);
  });
});

describe('a sign-in while others guess passwords', () => {
  const busy = (challenge: string) => (): Response =>
    Response.json({ flag: false, message: 'Wait.', outdata: null, challenge }, { status: 429 });
  const input = { username: 'a', password: 'b', remember: false };

  it('G1: is sent again with the proof, up to three times', async () => {
    const requests: string[] = [];
    const fetch = (async (request: Request) => {
      requests.push(((await request.json()) as { proof?: string }).proof ?? '');
      return busy(`16.${requests.length}`)();
    }) as typeof globalThis.fetch;
    const transport = accountTransport(createClient({ bases: { api: 'https://api.example' }, fetch }), {
      solve: (challenge) => Promise.resolve(`${challenge}.solved`),
    });
    expect(await failure(transport.signIn(input))).toMatchObject({ code: 'busy', challenge: '16.4' });
    expect(requests).toEqual(['', '16.1.solved', '16.2.solved', '16.3.solved']);
  });

  it('is refused without a solver, and when the answer is not the service’s', async () => {
    expect(await failure(setUp(busy('16.a')).transport.signIn(input))).toMatchObject({ code: 'busy' });
    const other = (): Response => Response.json({ challenge: '16.a' }, { status: 429 });
    expect(await failure(setUp(other).transport.signIn(input))).not.toHaveProperty('challenge', '16.a');
  });
});

it('G2: a registration, a code again and a reset are sent again with the proof', async () => {
  const requests: string[] = [];
  const fetch = (async (request: Request) => {
    const { proof } = (await request.json()) as { proof?: string };
    requests.push(`${new URL(request.url).pathname} ${proof ?? ''}`);
    if (proof === undefined)
      return Response.json({ flag: false, message: 'Wait.', outdata: null, challenge: '16.a' }, { status: 429 });
    return Response.json({ flag: true, message: '', outdata: request.url.endsWith('otp') ? [{ userid: 'h' }] : '7' });
  }) as typeof globalThis.fetch;
  const client = createClient({ bases: { api: 'https://api.example' }, fetch });
  const { account } = withProofs(client, (challenge) => Promise.resolve(`${challenge}.solved`));
  expect(await account.register(REGISTRATION)).toMatchObject({ handle: '7' });
  expect(await account.startReset({ to: 'asha@example.com' })).toMatchObject({ handle: 'h' });
  await account.resendActivation({ handle: '7' });
  expect(requests).toEqual([
    '/api/user/insertuser ',
    '/api/user/insertuser 16.a.solved',
    '/api/user/forgotpwdsendotp ',
    '/api/user/forgotpwdsendotp 16.a.solved',
    '/api/user/resendotp ',
    '/api/user/resendotp 16.a.solved',
  ]);
});

const REGISTRATION = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  mobile: '9876543210',
  loginId: 'asharao',
  password: 'a long password',
  confirmation: 'a long password',
  countryName: 'India',
  stateId: 1,
  city: 'Pune',
};
