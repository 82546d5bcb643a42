import type { TokenSet } from '../contract/records/token-set.js';
import { NetworkError } from '../errors/network-error.js';
import { SessionEndedError } from '../errors/session-ended-error.js';
import { areTwoUsers, readClaims } from './jwt.js';
import { mayBeLost } from './refresh-failure.js';
import type { SessionClock } from './session-clock.js';
import type { SessionTransport } from './session-transport.js';
import { withTimeout } from './with-timeout.js';

/**
 * Milliseconds that each of the two tries may take, whatever the transport does: with the wait for the lock both fit
 * into the thirty seconds in which the server takes the older token once more, and into those of a call.
 */
const RENEW_TIMEOUT = 12_000;

/** What a renewal works with. */
export interface RenewMeans {
  readonly transport: SessionTransport;
  readonly clock: SessionClock;
  /** Asked after a failure that may be an answer lost on the way. */
  readonly mayAskAgain: () => boolean;
}

/**
 * Asks for a new token set and checks it. Throws a SessionEndedError when it belongs to another user than `userId`, a
 * NetworkError when it cannot be read, has expired, or is older than the one it replaces.
 */
export async function renewToken(means: RenewMeans, current: TokenSet, userId?: string): Promise<TokenSet> {
  const { refreshToken, token } = current;
  const ask = (): Promise<TokenSet> => withTimeout(means.transport.newTicket({ refreshToken }), RENEW_TIMEOUT);
  // A lost answer is asked for again at once: after a pause the server would take the older token for a stolen one.
  const next = await ask().catch((error: unknown) => {
    if (mayBeLost(error) && means.mayAskAgain()) return ask();
    throw error;
  });
  const claims = readClaims(next.token);
  if (areTwoUsers(claims.userId, userId)) {
    throw new SessionEndedError('The service sent the session of somebody else. Please sign in again.');
  }
  if (claims.userId && claims.expiresAt >= readClaims(token).expiresAt) {
    // Not before the check above: an old answer must not turn the clock back.
    learnTime(means, next.token);
    if (!means.clock.isExpired(next.token)) return next;
  }
  throw unusableToken();
}

/** The error for a token in an answer that nobody can go on with: the service is there, but not itself. */
export function unusableToken(): NetworkError {
  return new NetworkError('The service sent a session that cannot be used. Please try again.');
}

/**
 * Sets the clock by the answer just received: by its header where that can be read, else by when the token in it was
 * made.
 */
export function learnTime(
  means: { readonly transport: SessionTransport; readonly clock: SessionClock },
  token: string,
): void {
  const { transport, clock } = means;
  const byToken = (readClaims(token).issuedAt ?? Number.NaN) - clock.now();
  clock.setOffset(transport.clockOffset?.() ?? byToken);
  // A header by which a new token has expired, though not by this device's clock, is itself the one that is wrong.
  if (clock.isExpired(token) && !clock.isOver(token)) clock.setOffset(byToken);
}
