import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaptcha as createCaptchaClient, captchaField } from '@headnote/core/captcha';
import { answersOf } from '../captcha/captcha.fixtures.js';
import { openTestApp, TEST_CAPTCHA_SECRET, testMailboxes, type TestApp } from '../app.fixtures.js';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

let addresses = 0;
/** Another person, so that the limits of an address do not add up. */
const newAddress = () => `198.51.100.${(addresses += 1)}`;

const PATH = '/api/contact/addcontactdetails';
const CAPTCHA = '/api/captcha/handler';
const post = (payload: object, remoteAddress = newAddress()) =>
  test.app.inject({ method: 'POST', url: PATH, payload, remoteAddress });
const charactersOf = (id: string) => answersOf(id, TEST_CAPTCHA_SECRET).characters;
const solved = () => {
  const captchaId = test.captcha.create();
  return { captchaId, userEnteredCaptchaCode: charactersOf(captchaId) };
};
const message = {
  ContactName: 'Kavita Deshmukh',
  ContactEmail: 'kavita@college.example',
  Comment: 'The text breaks off.',
};
const inquiry = {
  subject: 'Question about my account or bill',
  firstName: 'Kavita',
  city: 'Nagpur',
  contactNo: '+919822000000',
  email: 'kavita@college.example',
  description: 'Access for our second-year moot team.',
};
const stored = () => test.library.store.db.selectFrom('contact_messages').selectAll().execute();
const lastMail = async () => (await test.messages()).at(-1);

describe('the contact form', () => {
  it('is stored and mailed to the mailbox, and an answer goes to the writer', async () => {
    const answer = await post({ ...message, ...solved() });
    expect(answer.json()).toMatchObject({ success: true, flag: true });
    const [, reference] = /number is (C-\w{8})\./.exec(answer.json<{ message: string }>().message) ?? [];
    expect(await stored()).toMatchObject([
      { reference, kind: 'contact', name: 'Kavita Deshmukh', body: message.Comment },
    ]);
    expect(await lastMail()).toMatchObject({
      to: testMailboxes.enquiry,
      replyTo: 'kavita@college.example',
      subject: `Contact message ${reference} | Headnote`,
      text: expect.stringContaining('The text breaks off.'),
    });
  });

  it('K11: is refused without a word when its code was used before, and stores nothing', async () => {
    const proof = solved();
    await post({ ...message, ...proof });
    const before = (await stored()).length;
    const answer = await post({ ...message, ...proof });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { success: false, flag: false }]);
    expect((await stored()).length).toBe(before);
  });

  it.each([
    ['a wrong code', () => ({ ...solved(), userEnteredCaptchaCode: 'WRONG' })],
    ['the code of another challenge', () => ({ ...solved(), captchaId: test.captcha.create() })],
    ['an id that nobody made', () => ({ ...solved(), captchaId: 'c1' })],
  ])('K11: is refused with %s', async (_what, proof) => {
    const before = (await stored()).length;
    expect((await post({ ...message, ...proof() })).json()).toMatchObject({ success: false });
    expect((await stored()).length).toBe(before);
  });

  it.each([
    ['ContactName', '   ', 'Name must not be blank!'],
    ['ContactName', 'n'.repeat(101), 'Name must match the format!'],
    ['ContactEmail', 'kavita@college', 'Please enter valid email address'],
    ['ContactEmail', 'a@b.example\r\nBcc: thief@example.com', 'Please enter valid email address'],
    ['Comment', '\u200b', 'Comment must not be blank!'],
    ['Comment', 'c'.repeat(2001), 'Comment must match the format!'],
  ])('is refused with %s = %j, and the code stays good', async (field, value, expected) => {
    const proof = solved();
    const answer = await post({ ...message, ...proof, [field]: value });
    expect(answer.json()).toMatchObject({ success: false, flag: false, message: expected });
    expect((await post({ ...message, ...proof })).json()).toMatchObject({ success: true });
  });

  it('is a bad request without its fields', async () => {
    const answer = await post({ ContactName: 'A', ContactEmail: 'a@b.example' });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, 'body.Comment: missing']);
  });
});

describe('the inquiry', () => {
  it.each([
    ['Question about my account or bill', 'support'],
    ['Seeking Subscription and/or Pricing Information', 'sales'],
    ['Seeking Research Assistance', 'enquiry'],
  ] as const)('about "%s" goes to %s', async (subject, mailbox) => {
    // Messages of one moment have no order.
    await test.messages();
    const answer = await post({ ...inquiry, subject });
    expect(answer.json()).toMatchObject({ flag: true, message: expect.stringMatching(/number is Q-\w{8}\.$/) });
    expect(await lastMail()).toMatchObject({ to: testMailboxes[mailbox], replyTo: inquiry.email });
    expect((await stored()).at(-1)).toMatchObject({
      kind: 'inquiry',
      subject,
      city: 'Nagpur',
      contact_no: '+919822000000',
    });
  });

  it.each([
    ['subject', 'Win money now', 'Subject must be selected!'],
    ['contactNo', '98220', 'Contact number must match the format!'],
    ['email', 'nobody', 'Please enter valid email address'],
    ['city', 'c'.repeat(51), 'City must match the format!'],
    ['description', ' ', 'Description must not be blank!'],
  ])('is refused with %s = %s', async (field, value, expected) => {
    expect((await post({ ...inquiry, [field]: value })).json()).toMatchObject({ flag: false, message: expected });
  });

  it('is refused after five in a row from one address, and says when the next is possible', async () => {
    const address = newAddress();
    for (let count = 0; count < 5; count += 1)
      expect((await post(inquiry, address)).json()).toMatchObject({ flag: true });
    const answer = await post(inquiry, address);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('60');
    expect(answer.json()).toMatchObject({
      flag: false,
      message: 'Too many messages from this network. Please try again in 10 minutes.',
    });
    expect((await post(inquiry)).json()).toMatchObject({ flag: true });
    test.clock.now += 10 * 60_000;
    expect((await post(inquiry, address)).json()).toMatchObject({ flag: true });
  });
});

describe('K7: hostile texts', () => {
  it('K7: stay text in the mail: no second header, no other recipient, no markup', async () => {
    const recipients = Array.from({ length: 1000 }, (_, index) => `m${index}@victim.example`).join(', ');
    const hostile = `<img src=x onerror=alert(1)>\r\nBcc: ${recipients.slice(0, 60)}`;
    await post({
      ...inquiry,
      firstName: hostile.slice(0, 100),
      description: `\r\n.\r\nRCPT TO:<a@b.example>\r\n${hostile}`,
    });
    const mail = await lastMail();
    expect(mail).toMatchObject({ to: testMailboxes.support, replyTo: inquiry.email });
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.text).toContain('Name: <img src=x onerror=alert(1)> Bcc: m0@');
  });

  it('K7: an address with 1,000 recipients or a line break is refused', async () => {
    const recipients = Array.from({ length: 1000 }, (_, index) => `m${index}@victim.example`).join(',');
    const many = await post({ ...inquiry, email: recipients });
    expect(many.statusCode).toBe(400);
    const broken = await post({ ...inquiry, email: 'a@b.example\nBcc: thief@example.com' });
    expect(broken.json()).toMatchObject({ flag: false, message: 'Please enter valid email address' });
  });
});

describe('the captcha endpoint', () => {
  const get = (query: string, remoteAddress = newAddress()) =>
    test.app.inject({ method: 'GET', url: `${CAPTCHA}?${query}`, remoteAddress });
  const client = () => {
    const fetchFromApp: typeof fetch = async (input) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      const answer = await test.app.inject({ method: 'GET', url: `${pathname}${search}`, remoteAddress: newAddress() });
      return new Response(answer.body, { status: answer.statusCode });
    };
    return createCaptchaClient({
      endpoint: `https://library.test${CAPTCHA}/`,
      styleName: 'contact',
      fetch: fetchFromApp,
    });
  };

  it('D8: works with our client: a wrong text brings another picture, a right one is verified', async () => {
    const captcha = client();
    const { verify } = captchaField(captcha, 'Please enter the characters shown.');
    const { signal } = new AbortController();
    const first = await captcha.load();
    expect(first.imageText).toBe('Picture of six characters to type');
    expect(first.soundUrl).toBe(`https://library.test${CAPTCHA}?get=sound&c=contact&t=${first.id}`);
    expect(await verify('WRONG', { signal })).toBe('Please enter the characters shown.');
    const second = captcha.getSnapshot().challenge;
    expect(second?.id).not.toBe(first.id);
    expect(await verify(charactersOf(second?.id ?? ''), { signal })).toBe('');
    expect(await captcha.validate('')).toEqual({ incorrectCaptcha: true });
  });

  it('answers picture, sound, script and check with their types, for one use', async () => {
    const id = test.captcha.create();
    const types = await Promise.all(
      ['html&c=contact', `image&t=${id}`, `sound&t=${id}`, `validation-result&i=x&t=${id}`, 'script-include'].map(
        async (query) => {
          const { statusCode, headers } = await get(`get=${query}`);
          return [statusCode, headers['content-type'], headers['cache-control']];
        },
      ),
    );
    expect(types).toEqual([
      [200, 'text/html; charset=utf-8', 'no-store'],
      [200, 'image/svg+xml', 'no-store'],
      [200, 'audio/wav', 'no-store'],
      [200, 'text/plain; charset=utf-8', 'no-store'],
      [200, 'text/javascript; charset=utf-8', 'no-store'],
    ]);
  });

  it.each([
    ['', 400],
    ['get=html', 400],
    ['get=html&c=unknown', 400],
    ['get=html&c=contact&c=inquiry', 400],
    ['get=image&t=c1', 404],
    ['get=sound&t=', 404],
    ['get=everything', 400],
  ])('refuses ?%s with %s', async (query, status) => {
    expect((await get(query)).statusCode).toBe(status);
  });

  it('does not check a text with HEAD, and slows one address down', async () => {
    const id = test.captcha.create();
    const head = await test.app.inject({ method: 'HEAD', url: `${CAPTCHA}?get=validation-result&i=WRONG&t=${id}` });
    expect(head.statusCode).toBe(404);
    expect((await get(`get=validation-result&t=${id}&i=${charactersOf(id)}`)).body).toBe('true');
    const address = newAddress();
    const answers = [];
    for (let count = 0; count < 121; count += 1) answers.push((await get('get=script-include', address)).statusCode);
    expect([answers.slice(0, 120).every((status) => status === 200), answers[120]]).toEqual([true, 429]);
  });
});
