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

/** Reads a token set from its wire form; undefined when one of the tokens is missing. */
export function readToken(value: unknown): TokenSet | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const wire = value as { readonly type?: unknown; readonly token?: unknown; readonly refreshtoken?: unknown };
  const set = { type: readText(wire.type), token: readText(wire.token), refreshToken: readText(wire.refreshtoken) };
  return set.token === '' || set.refreshToken === '' ? undefined : { ...set, type: set.type || 'Bearer' };
}

/** Writes a token set under its wire names. */
export function writeToken(set: TokenSet): Record<string, unknown> {
  return { type: set.type, token: set.token, refreshtoken: set.refreshToken };
}
