import type { TokenSet } from '../contract/account/token-set.js';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Creates an unsigned token with these claims. */
export function jwt(claims: Readonly<Record<string, unknown>>): string {
  return `${encode({ alg: 'none' })}.${encode(claims)}.c2ln`;
}

/** Creates a token set. The access token is valid for `seconds` from `now` (milliseconds), the refresh token for 30 days. */
export function tokenSet(now: number, seconds: number, more: { user?: string; id?: string } = {}): TokenSet {
  const issued = Math.floor(now / 1000);
  const { user = '7', id = '1' } = more;
  return {
    type: 'Bearer',
    token: jwt({ nameid: user, iat: issued, exp: issued + seconds, jti: id }),
    refreshToken: jwt({ jti: `refresh ${id}`, iat: issued, exp: issued + 30 * 86_400 }),
  };
}
