import { readClaims } from './jwt.js';

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
  isExpired(token: string): boolean;
  /** True when it is expired by this device's own clock as well: what was learned may be wrong, and alone ends nothing. */
  isOver(token: string): boolean;
  /** True when the token is expired or so close to it that a request might arrive too late. */
  isEnding(token: string): boolean;
}

/** Creates the clock; `offsetSeconds` is how long before its expiry a token is no longer sent. */
export function createSessionClock(clock: Clock, offsetSeconds: number): SessionClock {
  let offset = 0;
  const left = (token: string): number => readClaims(token).expiresAt - clock.now() - offset;
  return {
    now: () => clock.now(),
    setOffset(milliseconds) {
      if (Number.isFinite(milliseconds)) offset = milliseconds;
    },
    isExpired: (token) => left(token) <= 0,
    isOver: (token) => left(token) <= Math.min(0, -offset),
    isEnding(token) {
      const { expiresAt, issuedAt } = readClaims(token);
      // A token that lives shorter than the margin would be renewed before every request.
      return left(token) <= Math.min(offsetSeconds * 1000, (expiresAt - issuedAt) / 2);
    },
  };
}
