import { describe, expect, it, vi } from 'vitest';
import { accountTransport, createClient } from '../client/index.js';
import { writeToken, writeUser } from '../contract/index.js';
import { createSession } from './index.js';
import { codeOf, credentials, memoryStorage, noLocks, START } from './session.fixtures.js';
import { tokenSet } from './tokens.fixtures.js';

const MINUTE = 60_000;
const HTML = { 'content-type': 'text/html' };
const page = (status: number, headers: Record<string, string> = {}) =>
  new Response(status === 304 ? null : '<html><h1>Something in between</h1></html>', {
    status,
    headers: { ...HTML, ...headers },
  });
const json = (status: number, value: unknown) => Response.json(value, { status });

/** A member whose token has expired, with the real client. `answer` is the response to the renewal. */
async function expiredMember(answer: () => Response) {
  const clock = { time: START, now: () => clock.time };
  const user = { userId: '7', username: 'demo', name: '', email: '', daysRemaining: 3 };
  const state = { answer: undefined as (() => Response) | undefined };
  const renewals = vi.fn();
  const good = () => ({ flag: true, message: '', outdata: writeToken(tokenSet(clock.time, 600)) });
  const fetch = (async (input: Request) => {
    if (input.url.includes('/signin')) return json(200, { ...good(), outdata1: [writeUser(user)], outdata2: 's1' });
    renewals(input.url);
    return state.answer ? state.answer() : json(200, good());
  }) as typeof globalThis.fetch;
  const storage = memoryStorage();
  const transport = accountTransport(createClient({ bases: { api: 'https://api.example' }, fetch }));
  const session = createSession({ storage, transport, clock, locks: noLocks, channel: null, tabStorage: null });
  await session.signIn(credentials);
  clock.time += 10 * MINUTE;
  state.answer = answer;
  return { session, storage, clock, renewals, state };
}

describe('an answer to a renewal', () => {
  const statuses = [
    301, 304, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 417, 421, 422, 423, 424,
    425, 426, 428, 429, 431, 444, 451, 460, 494, 499, 500, 501, 502, 503, 504, 505, 507, 508, 511, 520, 599,
  ];
  const faults: readonly [string, () => Response][] = [
    ...statuses.map((status): [string, () => Response] => [`a page with status ${status}`, () => page(status)]),
    ['a 401 of basic authorization', () => page(401, { 'www-authenticate': 'Basic realm="proxy"' })],
    ['a 400 without anything', () => new Response('', { status: 400 })],
    ['a 401 with the JSON of another service', () => json(401, { error: 'invalid_token' })],
    ['a 401 with only a message', () => json(401, { message: 'Unauthorized' })],
    ['a 400 with a list', () => json(400, [])],
    ['a 400 with null', () => json(400, null)],
    ['a 400 with an unknown flag', () => json(400, { flag: 'maybe', message: '' })],
    ['a 401 whose flag is true', () => json(401, { flag: true, message: '' })],
    ['a sign-in page of the network', () => page(200)],
    ['nothing', () => new Response('')],
    ['truncated JSON', () => new Response('{"flag":false,"mess')],
    ['JSON of another service', () => json(200, { status: 'ok' })],
    ['no answer', () => Response.error()],
    [
      'a failure of fetch',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
  ];
  it.each(faults)('B5: that is %s keeps the session, and the next renewal continues it', async (_, answer) => {
    const { session, storage, clock, state, renewals } = await expiredMember(answer);
    const stored = storage.values.get('token');
    const errors: unknown[] = [];
    await Promise.all(Array.from({ length: 5 }, () => session.authorization().catch((error) => errors.push(error))));
    expect(errors).toHaveLength(5);
    for (const error of errors) expect(error).toMatchObject({ retryable: true });
    expect(renewals.mock.calls.length).toBeLessThanOrEqual(2);
    expect(storage.values.get('token')).toBe(stored);
    expect(session.getSnapshot().status).toBe('signed-in');
    state.answer = undefined;
    clock.time += MINUTE;
    expect(await session.authorization()).toMatch(/^Bearer /);
  });

  const no = (status: number, flag: unknown): [string, () => Response] => [
    `${status} with the flag ${JSON.stringify(flag)}`,
    () => json(status, { flag, message: 'The session has ended.' }),
  ];
  it.each([no(200, false), no(200, 'false'), no(200, 0), no(200, '0'), no(400, false), no(401, false), no(401, '0')])(
    'B6: that is %s ends the session at the first attempt',
    async (_, answer) => {
      const { session, storage, renewals } = await expiredMember(answer);
      const listener = vi.fn();
      session.subscribe(listener);
      const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(session.authorization())));
      expect(codes).toEqual(codes.map(() => 'session-ended'));
      expect(renewals).toHaveBeenCalledTimes(1);
      expect(listener).toHaveBeenCalledTimes(1);
      expect(storage.values.size).toBe(0);
    },
  );
});

describe('an answer with a wrong date', () => {
  it.each([
    ['a page of a proxy', () => page(502)],
    ['a good answer', () => json(200, { flag: true, message: '' })],
  ])('B11: that is %s ends no session, even without a later renewal', async (_, answer) => {
    const { session, storage } = await expiredMember(() => page(502));
    const fetch = (async () => {
      const response = answer();
      response.headers.set('date', 'Thu, 01 Jan 2037 00:00:00 GMT');
      return response;
    }) as typeof globalThis.fetch;
    const client = createClient({ bases: { api: 'https://api.example' }, session, fetch });
    const judgment = { emails: ['a@b.in'], documentId: 'c', attachPdf: false };
    await session.signIn(credentials);
    for (let call = 0; call < 3; call += 1) await codeOf(client.mail.sendJudgment(judgment));
    expect(storage.values.has('token')).toBe(true);
    expect(session.getSnapshot().status).toBe('signed-in');
  });
});
