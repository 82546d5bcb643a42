import type { TokenClaims } from './jwt.js';

/** Gives the time in milliseconds since 1970; `Date` itself is one. */
export interface Clock {
  /** The time. */
  now(): number;
}

/** Expiry on the server's clock, whatever this device's clock says. */
export interface SessionClock extends Clock {
  /** Milliseconds the server's clock is ahead of this device's. */
  readonly setOffset: (milliseconds: number) => void;
  /** True when the token is expired. */
  isExpired(claims: TokenClaims): boolean;
  /** True when the token is expired or so close to it that a request might arrive too late. */
  isEnding(claims: TokenClaims): boolean;
}

/** Creates the clock; `offsetSeconds` is how long before its expiry a token is no longer sent. */
export function createSessionClock(clock: Clock, offsetSeconds: number): SessionClock {
  let offset = 0;
  const left = (claims: TokenClaims): number => claims.expiresAt - clock.now() - offset;
  return {
    now: () => clock.now(),
    setOffset(milliseconds) {
      if (Number.isFinite(milliseconds)) offset = milliseconds;
    },
    isExpired: (claims) => left(claims) <= 0,
    isEnding(claims) {
      const life = claims.expiresAt - (claims.issuedAt ?? 0);
      // A token that lives shorter than the margin would be renewed before every request.
      return left(claims) <= Math.min(offsetSeconds * 1000, life / 2);
    },
  };
}
