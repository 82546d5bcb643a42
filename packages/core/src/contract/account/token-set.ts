import { readText } from '../wire/scalars.js';

/** The pair of tokens of a session. */
export interface TokenSet {
  /** First word of the authorization header, usually `Bearer`. */
  readonly type: string;
  /** Sent in the authorization header. */
  readonly token: string;
  /** Renews the session. */
  readonly refreshToken: string;
}

/** Characters that a header allows. With any other character, every request would fail like a network error. */
const HEADER = /^[!-~]+ [!-~]+$/;

/**
 * Reads a token set from its wire form. Returns undefined if a token is missing, or if the header value would contain a
 * space, a line break or a non-ASCII letter.
 */
export function readToken(value: unknown): TokenSet | undefined {
  // For a value that is not an object these fields are undefined.
  const wire = (value ?? {}) as { readonly type?: unknown; readonly token?: unknown; readonly refreshtoken?: unknown };
  const type = readText(wire.type) || 'Bearer';
  const token = readText(wire.token);
  const refreshToken = readText(wire.refreshtoken);
  return refreshToken && HEADER.test(`${type} ${token}`) ? { type, token, refreshToken } : undefined;
}

/** Writes a token set under its wire names. */
export function writeToken(set: TokenSet): Record<string, unknown> {
  return { type: set.type, token: set.token, refreshtoken: set.refreshToken };
}
