import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, TEST_CAPTCHA_SECRET, type TestApp } from '../../app.fixtures.js';
import { answersOf } from '../../captcha/captcha.fixtures.js';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ settings: { allowedOrigins: ['https://college.example'] } });
});
afterAll(() => test.close());

/** The key of a new partner. */
async function newKey(): Promise<string> {
  const { id: userId } = await test.library.store.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const actor = { name: `member:${userId}`, userId };
  const portalId = await test.portals.register(actor, { userId, name: 'College', origins: [] });
  return (await test.portals.list(actor)).find(({ id }) => id === portalId)?.keys[0]?.key ?? '';
}

let addresses = 0;
/** Another person, so that the limits of an address do not add up. */
const newAddress = () => `198.51.100.${(addresses += 1)}`;

const inquiry = {
  subject: 'Seeking Research Assistance',
  firstName: 'Kavita',
  city: 'Nagpur',
  contactNo: '+919822000000',
  email: 'kavita@college.example',
  description: 'Access for our moot team.',
  consent: true,
};
const solved = (form: 'characters' | 'digits' = 'characters') => {
  const captchaId = test.captcha.create();
  return { ...inquiry, captchaId, userEnteredCaptchaCode: answersOf(captchaId, TEST_CAPTCHA_SECRET)[form] };
};
const post = (payload: object, { key = '', from = newAddress(), origin = 'https://college.example' } = {}) =>
  test.app.inject({
    method: 'POST',
    url: `/api/embed/v1/inquiry${key && `?key=${key}`}`,
    payload,
    remoteAddress: from,
    headers: { origin },
  });
const stored = () => test.library.store.db.selectFrom('contact_messages').selectAll().execute();

describe('an inquiry from a partner’s page', () => {
  it('is stored and mailed with the partner’s key', async () => {
    const key = await newKey();
    const answer = await post(solved(), { key });
    expect(answer.json()).toMatchObject({ flag: true });
    expect(answer.headers['access-control-allow-origin']).toBe('https://college.example');
    expect((await stored()).at(-1)).toMatchObject({ kind: 'inquiry', name: 'Kavita', partner_key: key });
    expect((await test.messages()).at(-1)?.text).toContain(`the key: ${key}`);
  });

  it('is accepted with the spoken digits', async () => {
    expect((await post(solved('digits'))).json()).toMatchObject({ flag: true });
  });

  it('is stored once when a double click sends it twice at the same time', async () => {
    const before = (await stored()).length;
    const form = { ...solved(), description: 'Clicked twice.' };
    const from = newAddress();
    const answers = await Promise.all([post(form, { from }), post(form, { from })]);
    const words = answers.map((answer) => answer.json<{ message: string }>().message);
    expect(words[0]).toMatch(/number is Q-/);
    expect(words[1]).toBe(words[0]);
    expect((await stored()).length).toBe(before + 1);
    const mails = (await test.messages()).filter(({ text }) => text.includes('Clicked twice.'));
    expect(mails).toHaveLength(1);
  });

  it('gets its number again when the answer was lost, also after the limit of the address', async () => {
    const from = newAddress();
    const form = solved();
    const first = await post(form, { from });
    for (let count = 0; count < 4; count += 1) await post(solved(), { from });
    expect((await post(solved(), { from })).statusCode).toBe(429);
    expect((await post(form, { from })).json()).toEqual(first.json());
  });

  it.each([
    ['wrong characters', { userEnteredCaptchaCode: 'WRONG' }],
    ['an id that nobody made', { captchaId: 'c1' }],
  ])('K11: is refused with %s, and names the field', async (_what, change) => {
    const before = (await stored()).length;
    const answer = await post({ ...solved(), ...change });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { flag: false, outdata: { field: 'captcha' } }]);
    expect((await stored()).length).toBe(before);
  });

  it('K11: is refused after a wrong text, even with the right one', async () => {
    const form = solved();
    await post({ ...form, userEnteredCaptchaCode: 'WRONG' });
    expect((await post(form)).json()).toMatchObject({ flag: false });
  });

  it('is refused by core’s rules without using the captcha', async () => {
    const form = solved();
    expect((await post({ ...form, email: 'kavita@college' })).json()).toMatchObject({
      flag: false,
      message: 'Please enter valid email address',
      outdata: null,
    });
    expect((await post(form)).json()).toMatchObject({ flag: true });
  });

  it('M5: is limited for each partner, whatever the address', async () => {
    const key = await newKey();
    for (let count = 0; count < 60; count += 1) await post(solved(), { key });
    const refused = await post(solved(), { key });
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      429,
      'Too many messages from this site. Please try again in 1 minute.',
    ]);
    expect((await post(solved(), { key: await newKey() })).json()).toMatchObject({ flag: true });
  });

  it('M5: of a partner is not used up by wrong captchas from any number of addresses', async () => {
    const key = await newKey();
    for (let count = 0; count < 70; count += 1) await post({ ...solved(), userEnteredCaptchaCode: 'no' }, { key });
    expect((await post(solved(), { key })).json()).toMatchObject({ flag: true });
  });

  it('M5: may be sent again with the same captcha once the partner has another one', async () => {
    const key = await newKey();
    for (let count = 0; count < 60; count += 1) await post(solved(), { key });
    const form = solved();
    expect((await post(form, { key })).statusCode).toBe(429);
    test.clock.now += 61_000;
    expect((await post(form, { key })).json()).toMatchObject({ flag: true });
  });

  it('may be announced by a preflight', async () => {
    const answer = await test.app.inject({
      method: 'OPTIONS',
      url: '/api/embed/v1/inquiry',
      headers: {
        origin: 'https://college.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect([answer.statusCode, answer.headers['access-control-allow-methods']]).toEqual([
      204,
      expect.stringContaining('POST'),
    ]);
  });
});

describe('a challenge for a partner’s page', () => {
  const get = (url: string) => test.app.inject({ url, remoteAddress: newAddress() });

  it('is drawn as in the picture of the endpoint, and contains no solution', async () => {
    const answer = await get('/api/embed/v1/captcha');
    const { id, characters, lines } = answer.json<{ id: string; characters: string; lines: string }>();
    expect(test.captcha.picture(id)).toEqual({ characters, lines });
    const { characters: text, digits } = answersOf(id, TEST_CAPTCHA_SECRET);
    expect(answer.body).not.toContain(text);
    expect(answer.body.replace(/"(characters|lines)":"[^"]*"/g, '')).not.toContain(digits);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is spoken as sound only', async () => {
    const id = test.captcha.create();
    const answer = await get(`/api/embed/v1/captcha-sound?id=${id}`);
    expect(Object.keys(answer.json<object>())).toEqual(['wav']);
    expect(Buffer.from(answer.json<{ wav: string }>().wav, 'base64').subarray(8, 12).toString()).toBe('WAVE');
  });
});
