import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type SignInEnvelope, type TestApp } from '../app.fixtures.js';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const post = (url: string, payload?: object, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) });
const renewalUrl = (token: string) => `/api/aouth2/newticket?refreshtoken=${token}&logintype=3`;
const member = { username: 'demo', password: '', remember: false, logintype: 1 };

describe('POST /api/aouth2/signin', () => {
  it('answers token, user data and session id in the fields of the contract', async () => {
    const answer = await test.signIn();
    expect(answer).toEqual({
      flag: true,
      message: '',
      outdata: { type: 'Bearer', token: expect.any(String) as string, refreshtoken: expect.any(String) as string },
      outdata1: [
        {
          userid: expect.stringMatching(/^[1-9]\d*$/) as string,
          username: 'demo',
          name: 'Demo Member',
          fname: 'Demo',
          lname: 'Member',
          email: '',
          daysremaining: 364,
          deletesOn: null,
        },
      ],
      outdata2: expect.stringMatching(/.{20,}/) as string,
    });
  });

  it('answers a wrong password and an unknown user with the same words', async () => {
    const wrong = await post('/api/aouth2/signin', { ...member, password: 'wrong password' });
    const unknown = await post('/api/aouth2/signin', { ...member, username: 'nobody', password: 'wrong password' });
    const text = 'Incorrect username or password.';
    expect(wrong.statusCode).toBe(200);
    expect(wrong.json()).toEqual({ flag: false, message: text, outdata: text, outdata1: [], outdata2: '' });
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
  });

  it('G17: refuses a renewal that names two tokens', async () => {
    const { outdata } = await test.signIn();
    const answer = await post(renewalUrl(outdata.refreshtoken), { refreshtoken: 'another', logintype: 3 });
    expect(answer.statusCode).toBe(400);
    const both = await post(renewalUrl(outdata.refreshtoken), { refreshtoken: outdata.refreshtoken, logintype: 3 });
    expect(both.json()).toMatchObject({ flag: true });
  });

  it('says how long to wait after too many attempts', async () => {
    const send = () =>
      test.app.inject({
        method: 'POST',
        url: '/api/aouth2/signin',
        payload: { ...member, username: 'often', password: 'x' },
        remoteAddress: '192.0.2.9',
      });
    for (let round = 0; round < 5; round += 1) expect((await send()).statusCode).toBe(200);
    const answer = await send();
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('1');
    expect(answer.json()).toMatchObject({
      flag: false,
      outdata: null,
      code: 'busy',
      requestId: answer.headers['x-request-id'],
    });
  });

  it.each([
    ['no body', undefined],
    ['no password', { username: 'demo' }],
    ['a list as user name', { ...member, username: ['demo'] }],
    ['login type 3, which is for renewals', { ...member, password: 'x', logintype: 3 }],
    ['login type 99', { ...member, password: 'x', logintype: 99 }],
  ])('refuses %s', async (_what, payload) => {
    const answer = await post('/api/aouth2/signin', payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ flag: false, outdata: null, code: 'bad-query' });
  });

  it('refuses a body with __proto__', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/aouth2/signin',
      headers: { 'content-type': 'application/json' },
      payload: '{"username":"demo","password":"x","__proto__":{"remember":true}}',
    });
    expect(answer.statusCode).toBe(400);
  });

  it('ignores an authorization header, valid or not', async () => {
    const answer = await post(
      '/api/aouth2/signin',
      { ...member, password: test.password },
      { authorization: 'Bearer nonsense' },
    );
    expect(answer.json()).toMatchObject({ flag: true });
  });
});

describe('POST /api/aouth2/newticket', () => {
  it('reads the refresh token from the query, with a JSON content type and no body', async () => {
    const { outdata } = await test.signIn();
    const answer = await post(renewalUrl(outdata.refreshtoken), undefined, {
      'content-type': 'application/json; charset=utf-8',
    });
    const renewed = answer.json<SignInEnvelope>();
    expect(renewed).toMatchObject({ flag: true, outdata: { type: 'Bearer' } });
    expect(renewed.outdata.refreshtoken).not.toBe(outdata.refreshtoken);
  });

  it('reads it from the body, as the public configuration says', async () => {
    const { outdata } = await test.signIn();
    const answer = await post('/api/aouth2/newticket', { refreshtoken: outdata.refreshtoken, logintype: 3 });
    expect(answer.json()).toMatchObject({ flag: true });
    const config = await test.app.inject('/api/config/get');
    expect(config.json()).toMatchObject({ outdata: { refreshTokenInBody: true } });
  });

  it('S9: the public configuration says whether the sign-in form may remember a password', async () => {
    const other = await openTestApp({ settings: { remembersPassword: false } });
    const answers = await Promise.all([test, other].map(({ app }) => app.inject('/api/config/get')));
    await other.close();
    expect(answers.map((answer) => answer.json<{ outdata: object }>().outdata)).toMatchObject([
      { remembersPassword: true },
      { remembersPassword: false },
    ]);
  });

  it('reports the end of a session with flag false', async () => {
    const answer = await post(renewalUrl('unknown'));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ flag: false, message: expect.stringMatching(/session has ended/) as string });
  });

  it('refuses a missing and a repeated token, and other login types', async () => {
    expect((await post('/api/aouth2/newticket')).statusCode).toBe(400);
    expect((await post(`${renewalUrl('a')}&refreshtoken=b`)).statusCode).toBe(400);
    expect((await post('/api/aouth2/newticket?refreshtoken=a&logintype=1')).statusCode).toBe(400);
  });
});

describe('POST /api/aouth2/logout', () => {
  it('ends the session: its access token and its refresh token are invalid afterwards', async () => {
    const { outdata, outdata1 } = await test.signIn();
    const headers = { authorization: `Bearer ${outdata.token}` };
    const latest = () => test.app.inject({ url: '/api/welcome/getlatestcasedata', headers });
    expect((await latest()).statusCode).toBe(200);
    const answer = await post(
      `/api/aouth2/logout?refreshtoken=${outdata.refreshtoken}&userid=${String(outdata1[0]?.['userid'])}`,
    );
    expect(answer.json()).toMatchObject({ flag: true });
    expect((await latest()).statusCode).toBe(401);
    expect((await post(renewalUrl(outdata.refreshtoken))).json()).toMatchObject({ flag: false });
  });

  it('has no effect for another user id', async () => {
    const { outdata } = await test.signIn();
    const answer = await post(`/api/aouth2/logout?refreshtoken=${outdata.refreshtoken}&userid=1`);
    expect(answer.statusCode).toBe(403);
    expect((await post(renewalUrl(outdata.refreshtoken))).json()).toMatchObject({ flag: true });
  });

  it('answers an unknown token like a known one', async () => {
    expect((await post('/api/aouth2/logout?refreshtoken=unknown&userid=7')).json()).toMatchObject({ flag: true });
  });
});

describe('tokens of the wrong kind', () => {
  it('give no access: a refresh token, a session id, the no-token header', async () => {
    const { outdata, outdata2 } = await test.signIn();
    for (const headers of [
      { authorization: `Bearer ${outdata.refreshtoken}` },
      { authorization: `Bearer ${outdata2}` },
      { 'x-no-token': '1' },
      { cookie: `token=${outdata.token}` },
    ]) {
      const answer = await test.app.inject({ url: '/api/welcome/getlatestcasedata', headers });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ flag: false, outdata: null, code: 'not-signed-in' });
    }
  });
});
