/** The .NET claim that holds the user id; `nameid` is its short form. */
const NAME_IDENTIFIER = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/nameidentifier';

/** Longest token that is looked at, in characters. */
const MAX_TOKEN = 8192;

/** What a token says; nothing of it is proven, the server decides. */
export interface TokenClaims {
  /** Milliseconds since 1970 on the server's clock. */
  readonly expiresAt: number;
  readonly issuedAt: number | undefined;
  /** Empty where the token names no user, as a refresh token may. */
  readonly userId: string;
}

function parsePayload(segment: string): unknown {
  const binary = atob(segment.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
}

/** A point in time in seconds that a Date can hold; anything else is no time. */
function seconds(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 && value < 8e12 ? value * 1000 : undefined;
}

/** Reads the claims of a token; undefined for everything that cannot be decoded, which counts as expired. */
export function readClaims(token: string): TokenClaims | undefined {
  const segments = token.split('.', 4);
  if (token.length > MAX_TOKEN || segments.length !== 3) return undefined;
  let payload: unknown;
  try {
    payload = parsePayload(segments[1] ?? '');
  } catch {
    return undefined;
  }
  if (typeof payload !== 'object' || payload === null) return undefined;
  const claims = payload as Readonly<Record<string, unknown>>;
  const expiresAt = seconds(claims['exp']);
  if (expiresAt === undefined) return undefined;
  const userId = claims[NAME_IDENTIFIER] ?? claims['nameid'];
  return {
    expiresAt,
    issuedAt: seconds(claims['iat']),
    userId: typeof userId === 'string' || typeof userId === 'number' ? String(userId) : '',
  };
}
