import { readText } from '../contract/wire/scalars.js';

/** The .NET claim that holds the user id; `nameid` is its short form. */
const NAME_IDENTIFIER = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/nameidentifier';

/** Longest token that is looked at, in characters. */
const MAX_TOKEN = 8192;

/** Latest point in time that a Date can hold, in seconds since 1970. */
const LATEST = 8.64e12;

/** What a token says; nothing of it is proven, the server decides. */
export interface TokenClaims {
  /** Milliseconds since 1970 on the server's clock; 0 where the token cannot be read. */
  readonly expiresAt: number;
  readonly issuedAt: number | undefined;
  /** Empty where the token names no user, as a refresh token may. */
  readonly userId: string;
}

const UNREADABLE: TokenClaims = { expiresAt: 0, issuedAt: undefined, userId: '' };

function parsePayload(segment: string): Readonly<Record<string, unknown>> {
  const binary = atob(segment.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Readonly<Record<string, unknown>>;
}

function milliseconds(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 && value <= LATEST ? value * 1000 : undefined;
}

/** Reads the claims of a token; one that cannot be decoded, or has no expiry, names nobody and has expired. */
export function readClaims(token: string): TokenClaims {
  const segments = token.split('.');
  if (token.length > MAX_TOKEN || segments.length !== 3) return UNREADABLE;
  try {
    const claims = parsePayload(segments[1] ?? '');
    const expiresAt = milliseconds(claims['exp']);
    if (!expiresAt) return UNREADABLE;
    const userId = readText(claims[NAME_IDENTIFIER] ?? claims['nameid']);
    return { expiresAt, issuedAt: milliseconds(claims['iat']), userId };
  } catch {
    return UNREADABLE;
  }
}

/** True when both ids are known, and not the same. */
export function areTwoUsers(one: string | undefined, other: string | undefined): boolean {
  return Boolean(one && other && one !== other);
}
