import type { TokenSet } from '../contract/account/token-set.js';
import { NetworkError } from '../errors/network-error.js';
import { SessionEndedError } from '../errors/session-ended-error.js';
import { areTwoUsers, readClaims } from './jwt.js';
import { mayBeLost } from './refresh-failure.js';
import type { SessionClock } from './session-clock.js';
import type { SessionTransport } from './session-transport.js';
import { withTimeout } from './with-timeout.js';

/**
 * Timeout of each of the two attempts, in milliseconds. Together with the wait for the lock they fit into the thirty
 * seconds in which the server accepts the older token once more, and into the timeout of a call.
 */
const RENEW_TIMEOUT = 12_000;

/** Dependencies of `checkTokens`. */
export interface TokenCheckDependencies {
  readonly transport: SessionTransport;
  readonly clock: SessionClock;
  /** The user to whom the tokens must belong; empty if not known. */
  readonly userId: string;
  /** The access token that they replace. */
  readonly before?: string;
}

/** Dependencies of `renewToken`. */
export interface RenewalDependencies extends TokenCheckDependencies {
  /** Returns whether to retry after a failure in which the answer may have been lost. */
  readonly canRetry: () => boolean;
}

/** Requests a new token set and checks it with `checkTokens`. */
export async function renewToken(dependencies: RenewalDependencies, refreshToken: string): Promise<TokenSet> {
  const request = (): Promise<TokenSet> =>
    withTimeout(dependencies.transport.newTicket({ refreshToken }), RENEW_TIMEOUT);
  // Retry at once if the answer may be lost. Later, the server would treat the older token as stolen.
  const next = await request().catch((error: unknown) => {
    if (mayBeLost(error) && dependencies.canRetry()) return request();
    throw error;
  });
  checkTokens(dependencies, next);
  return next;
}

/**
 * Checks the tokens of an answer and sets the clock by it. Throws a SessionEndedError if they belong to another user, and
 * a NetworkError if they cannot be used: unreadable, expired, or older than the previous token.
 */
export function checkTokens(dependencies: TokenCheckDependencies, { token, refreshToken }: TokenSet): void {
  const { transport, clock, userId, before = '' } = dependencies;
  const claims = readClaims(token);
  if (areTwoUsers(claims.userId, userId)) {
    throw new SessionEndedError('The service sent the session of another user. Please sign in again.');
  }
  if (claims.userId && claims.expiresAt >= readClaims(before).expiresAt) {
    // Prefer the answer's date header. Do this only after the check above: an old answer must not set the clock back.
    const byToken = (claims.issuedAt || Number.NaN) - clock.now();
    clock.setOffset(transport.clockOffset?.() ?? byToken);
    // If only the header makes a new token look expired, the header is wrong.
    if (clock.isExpired(token) && !clock.isOver(token)) clock.setOffset(byToken);
    if (!clock.isExpired(token) && !clock.isExpired(refreshToken)) return;
  }
  throw new NetworkError('The service sent a session that cannot be used. Please try again.');
}
