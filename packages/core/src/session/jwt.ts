import type { TokenSet } from '../contract/account/token-set.js';
import { readText } from '../contract/wire/scalars.js';

/** The .NET claim with the user id; `nameid` is its short form. */
const NAME_IDENTIFIER = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/nameidentifier';

/** Longest token that is decoded, in characters. */
const MAX_TOKEN = 8192;

/** Latest time that a Date can represent, in seconds since 1970. */
const LATEST = 8.64e12;

/** The claims of a token. They are not verified; the server decides. */
export interface TokenClaims {
  /** Milliseconds since 1970 on the server's clock; 0 if the claim is missing. */
  readonly expiresAt: number;
  /** As `expiresAt`. */
  readonly issuedAt: number;
  /** Empty if the token names no user. A refresh token may not name one. */
  readonly userId: string;
}

const UNREADABLE: TokenClaims = { expiresAt: 0, issuedAt: 0, userId: '' };

function milliseconds(value: unknown): number {
  return typeof value === 'number' && value > 0 && value <= LATEST ? value * 1000 : 0;
}

/** Reads the claims of a token. A token that cannot be decoded has no user and counts as expired. */
export function readClaims(token: string): TokenClaims {
  const segments = token.split('.');
  if (token.length > MAX_TOKEN || segments.length !== 3) return UNREADABLE;
  try {
    const binary = atob((segments[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Readonly<Record<string, unknown>>;
    const { exp, iat, nameid, [NAME_IDENTIFIER]: id = nameid } = claims;
    return { expiresAt: milliseconds(exp), issuedAt: milliseconds(iat), userId: readText(id) };
  } catch {
    return UNREADABLE;
  }
}

/** Returns the user id in a token set, or an empty string if it has none. */
export function userIdIn(tokens: TokenSet | undefined): string {
  return readClaims(tokens?.token ?? '').userId;
}

/** Returns whether both ids are known and different. */
export function areTwoUsers(one: string | undefined, other: string | undefined): boolean {
  return Boolean(one && other && one !== other);
}
