import { errors, jwtVerify, SignJWT } from 'jose';

/** Ten minutes (S12): a leaked token is soon worthless, and clients do not renew all the time. */
export const ACCESS_SECONDS = 10 * 60;
/** Thirty days (S12). */
export const REFRESH_SECONDS = 30 * 24 * 60 * 60;
const ISSUER = 'headnote';
/** A longer token is not ours; checking it would only take time. */
const TOKEN_MAX = 2048;

/** Claims of an access token. */
export interface AccessClaims {
  readonly userId: number;
  /** The session family it belongs to. */
  readonly sessionId: string;
}

/** Signs and reads the server's tokens: all HS256 with one key, distinguished by `typ` and `aud`. */
export interface TokenSigner {
  signAccess(claims: AccessClaims, now: number): Promise<string>;
  /** Returns the claims; null for anything but a valid access token of this server. */
  readAccess(token: string, now: number): Promise<AccessClaims | null>;
  /**
   * Signs a refresh token; `id` is its 256 random bits. Its expiry is readable, so a client does not send an expired
   * one.
   */
  signRefresh(id: string, now: number): Promise<string>;
  /** Returns whether it is an unexpired refresh token of this server. */
  isRefresh(token: string, now: number): Promise<boolean>;
}

const ACCESS = { typ: 'at+jwt', audience: 'headnote-api' } as const;
const REFRESH = { typ: 'rt+jwt', audience: 'headnote-renewal' } as const;

/** Times are milliseconds since 1970. */
export function createTokenSigner({ signingKey }: { readonly signingKey: string }): TokenSigner {
  const key = new TextEncoder().encode(signingKey);

  const sign = (
    kind: typeof ACCESS | typeof REFRESH,
    payload: Record<string, string>,
    times: { now: number; seconds: number },
  ) => {
    const issuedAt = Math.floor(times.now / 1000);
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256', typ: kind.typ })
      .setIssuer(ISSUER)
      .setAudience(kind.audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + times.seconds)
      .sign(key);
  };

  const read = async (kind: typeof ACCESS | typeof REFRESH, token: string, now: number) => {
    if (token.length > TOKEN_MAX) return null;
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: kind.audience,
        typ: kind.typ,
        requiredClaims: ['exp', 'iat'],
        currentDate: new Date(now),
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };

  return {
    signAccess: ({ userId, sessionId }, now) =>
      sign(ACCESS, { nameid: String(userId), sid: sessionId }, { now, seconds: ACCESS_SECONDS }),
    readAccess: async (token, now) => {
      const payload = await read(ACCESS, token, now);
      if (!payload) return null;
      const { nameid, sid } = payload;
      if (typeof nameid !== 'string' || !/^[1-9]\d{0,9}$/.test(nameid) || typeof sid !== 'string') return null;
      return { userId: Number(nameid), sessionId: sid };
    },
    signRefresh: (id, now) => sign(REFRESH, { jti: id }, { now, seconds: REFRESH_SECONDS }),
    isRefresh: async (token, now) => (await read(REFRESH, token, now)) !== null,
  };
}
