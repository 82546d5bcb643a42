import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { ACCESS_SECONDS, createTokenSigner, REFRESH_SECONDS } from './access-token.js';

const signingKey = 'k'.repeat(43);
const tokens = createTokenSigner({ signingKey });
const now = Date.UTC(2026, 10, 21);
const claims = { userId: 7, sessionId: 'session' };

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** Signs any claims with the server's own key. */
function forge(header: object, payload: object): string {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${createHmac('sha256', signingKey).update(text).digest('base64url')}`;
}
const goodHeader = { alg: 'HS256', typ: 'at+jwt' };
const goodPayload = {
  iss: 'headnote',
  aud: 'headnote-api',
  nameid: '7',
  sid: 'session',
  iat: now / 1000,
  exp: now / 1000 + 600,
};

describe('G9: an access token', () => {
  it('is read back until it expires after ten minutes', async () => {
    const token = await tokens.signAccess(claims, now);
    expect(await tokens.readAccess(token, now)).toEqual(claims);
    expect(await tokens.readAccess(token, now + ACCESS_SECONDS * 1000 - 1000)).toEqual(claims);
    expect(await tokens.readAccess(token, now + ACCESS_SECONDS * 1000)).toBeNull();
  });

  it('has the user id and the expiry in the fields that clients read', async () => {
    const payload = JSON.parse(
      Buffer.from((await tokens.signAccess(claims, now)).split('.')[1] ?? '', 'base64url').toString(),
    ) as object;
    expect(payload).toMatchObject({ nameid: '7', exp: now / 1000 + 600 });
  });

  it('is accepted in the form that the following tests vary', async () => {
    expect(await tokens.readAccess(forge(goodHeader, goodPayload), now)).toEqual(claims);
  });

  it.each([
    ['no algorithm', forge({ alg: 'none', typ: 'at+jwt' }, goodPayload)],
    ['no algorithm and no signature', `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(goodPayload)}.`],
    ['another algorithm', forge({ alg: 'HS512', typ: 'at+jwt' }, goodPayload)],
    ['a public-key algorithm', forge({ alg: 'RS256', typ: 'at+jwt' }, goodPayload)],
    ['another type', forge({ alg: 'HS256', typ: 'JWT' }, goodPayload)],
    ['no type', forge({ alg: 'HS256' }, goodPayload)],
    ['another audience', forge(goodHeader, { ...goodPayload, aud: 'other' })],
    ['another issuer', forge(goodHeader, { ...goodPayload, iss: 'other' })],
    ['no expiry', forge(goodHeader, { ...goodPayload, exp: undefined })],
    ['an expiry in words', forge(goodHeader, { ...goodPayload, exp: 'never' })],
    ['no user', forge(goodHeader, { ...goodPayload, nameid: undefined })],
    ['user 0', forge(goodHeader, { ...goodPayload, nameid: '0' })],
    ['a user in SQL', forge(goodHeader, { ...goodPayload, nameid: '1 or 1' })],
    ['a critical extension', forge({ ...goodHeader, crit: ['x'], x: 1 }, goodPayload)],
    ['100 KB', forge(goodHeader, { ...goodPayload, pad: 'x'.repeat(100_000) })],
    ['one segment', 'abc'],
    ['nothing', ''],
  ])('with %s is refused', async (_what, token) => {
    expect(await tokens.readAccess(token, now)).toBeNull();
  });

  it('signed with another key is refused, for every claimed key location', async () => {
    const key = new TextEncoder().encode('x'.repeat(43));
    const header = {
      alg: 'HS256',
      typ: 'at+jwt',
      kid: '../../dev/null',
      jku: 'https://evil.example/keys',
      jwk: { kty: 'oct', k: 'eHh4' },
    };
    const token = await new SignJWT(goodPayload).setProtectedHeader(header).sign(key);
    expect(await tokens.readAccess(token, now)).toBeNull();
  });
});

describe('a refresh token', () => {
  it('is valid for thirty days and contains its expiry', async () => {
    const token = await tokens.signRefresh('id', now);
    expect(await tokens.isRefresh(token, now + REFRESH_SECONDS * 1000 - 1000)).toBe(true);
    expect(await tokens.isRefresh(token, now + REFRESH_SECONDS * 1000)).toBe(false);
  });

  it('G10: is not an access token, and an access token is not a refresh token', async () => {
    expect(await tokens.readAccess(await tokens.signRefresh('id', now), now)).toBeNull();
    expect(await tokens.isRefresh(await tokens.signAccess(claims, now), now)).toBe(false);
  });
});
