import type { TokenSet } from '../contract/account/token-set.js';
import { readText } from '../contract/wire/scalars.js';

/** The .NET claim that holds the user id; `nameid` is its short form. */
const NAME_IDENTIFIER = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/nameidentifier';

/** Longest token that is looked at, in characters. */
const MAX_TOKEN = 8192;

/** Latest point in time that a Date can hold, in seconds since 1970. */
const LATEST = 8.64e12;

/** What a token says; nothing of it is proven, the server decides. */
export interface TokenClaims {
  /** Milliseconds since 1970 on the server's clock; 0 where the token does not say. */
  readonly expiresAt: number;
  readonly issuedAt: number;
  /** Empty where the token names no user, as a refresh token may. */
  readonly userId: string;
}

const UNREADABLE: TokenClaims = { expiresAt: 0, issuedAt: 0, userId: '' };

function milliseconds(value: unknown): number {
  return typeof value === 'number' && value > 0 && value <= LATEST ? value * 1000 : 0;
}

/** Reads the claims of a token; one that cannot be decoded names nobody and, as one without an expiry, has expired. */
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

/** The id of the user whom a token set names; empty where it names nobody. */
export function userIdIn(tokens: TokenSet | undefined): string {
  return readClaims(tokens?.token ?? '').userId;
}

/** True when both ids are known, and not the same. */
export function areTwoUsers(one: string | undefined, other: string | undefined): boolean {
  return Boolean(one && other && one !== other);
}
