import { readText } from '../wire/scalars.js';

/** The pair of tokens of a session. */
export interface TokenSet {
  /** First word of the authorization header, usually `Bearer`. */
  readonly type: string;
  /** Goes into the authorization header. */
  readonly token: string;
  /** Renews the session. */
  readonly refreshToken: string;
}

/** What can stand in a header: with anything else in it, every request would fail as if there were no network. */
const HEADER = /^[!-~]+ [!-~]+$/;

/**
 * Reads a token set from its wire form; undefined when one of the tokens is missing, or what goes into the header has a
 * blank, a line break or a letter beyond ASCII in it.
 */
export function readToken(value: unknown): TokenSet | undefined {
  // Of a value that is no object these are undefined.
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
