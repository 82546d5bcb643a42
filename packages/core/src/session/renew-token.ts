import type { TokenSet } from '../contract/account/token-set.js';
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

/** What an answer with tokens is checked by. */
export interface CheckMeans {
  readonly transport: SessionTransport;
  readonly clock: SessionClock;
  /** Whose the tokens must be; empty where that is not known. */
  readonly userId: string;
  /** The access token that they replace. */
  readonly before?: string;
}

/** What a renewal works with. */
export interface RenewMeans extends CheckMeans {
  /** Asked after a failure that may be an answer lost on the way. */
  readonly mayAskAgain: () => boolean;
}

/** Asks for a new token set, and checks it as `checkTokens` does. */
export async function renewToken(means: RenewMeans, refreshToken: string): Promise<TokenSet> {
  const ask = (): Promise<TokenSet> => withTimeout(means.transport.newTicket({ refreshToken }), RENEW_TIMEOUT);
  // A lost answer is asked for again at once: after a pause the server would take the older token for a stolen one.
  const next = await ask().catch((error: unknown) => {
    if (mayBeLost(error) && means.mayAskAgain()) return ask();
    throw error;
  });
  checkTokens(means, next);
  return next;
}

/**
 * Sets the clock by an answer just received, and checks its tokens. Throws a SessionEndedError when they belong to
 * another user; a NetworkError when nobody could go on with them: one cannot be read or has expired, or they are older
 * than the one before.
 */
export function checkTokens(means: CheckMeans, { token, refreshToken }: TokenSet): void {
  const { transport, clock, userId, before = '' } = means;
  const claims = readClaims(token);
  if (areTwoUsers(claims.userId, userId)) {
    throw new SessionEndedError('The service sent the session of somebody else. Please sign in again.');
  }
  if (claims.userId && claims.expiresAt >= readClaims(before).expiresAt) {
    // By the answer's header, where that can be read. Not before the check above: an old answer must not turn it back.
    const byToken = (claims.issuedAt || Number.NaN) - clock.now();
    clock.setOffset(transport.clockOffset?.() ?? byToken);
    // A header by which a new token has expired, though not by this device's clock, is itself the one that is wrong.
    if (clock.isExpired(token) && !clock.isOver(token)) clock.setOffset(byToken);
    if (!clock.isExpired(token) && !clock.isExpired(refreshToken)) return;
  }
  // The service is there, but not itself.
  throw new NetworkError('The service sent a session that cannot be used. Please try again.');
}
