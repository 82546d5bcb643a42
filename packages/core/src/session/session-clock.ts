import { readClaims } from './jwt.js';

/** A source of the time. `Date` is one. */
export interface Clock {
  /** Returns the time in milliseconds since 1970. */
  now(): number;
}

/** Judges the expiry of tokens by the server's clock, even if this device's clock is wrong. */
export interface SessionClock extends Clock {
  /** Sets how far the server's clock is ahead of this device's, in milliseconds. */
  readonly setOffset: (milliseconds: number) => void;
  /** Returns whether the token is expired by the server's clock. */
  isExpired(token: string): boolean;
  /** Returns whether the token is expired by both clocks. The offset may be wrong, so it alone must not end a session. */
  isOver(token: string): boolean;
  /** Returns whether the token is expired, or will expire before a request arrives. */
  isEnding(token: string): boolean;
}

/** Creates the clock. `offsetSeconds` is how many seconds before its expiry a token counts as ending. */
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
      // Without the second limit, a token that lives shorter than the margin would be renewed for every request.
      return left(token) <= Math.min(offsetSeconds * 1000, (expiresAt - issuedAt) / 2);
    },
  };
}
