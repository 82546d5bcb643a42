import { ContractError } from '../errors/contract-error.js';
import { SessionEndedError } from '../errors/session-ended-error.js';
import { TimeoutError } from '../errors/timeout-error.js';
import type { TokenSet } from '../contract/records/token-set.js';
import { readClaims } from './jwt.js';
import type { SessionClock } from './session-clock.js';
import type { SessionTransport } from './session-transport.js';
import { withTimeout } from './with-timeout.js';

/** Milliseconds a renewal may take, whatever the transport does. */
const RENEW_TIMEOUT = 30_000;

const CALL = 'account.newTicket';

/**
 * Asks for a new token set and checks it. Throws a SessionEndedError when it belongs to another user, a ContractError
 * when it cannot be read, has expired, or is older than the one it replaces.
 */
export async function renewToken(
  means: { readonly transport: SessionTransport; readonly clock: SessionClock },
  current: TokenSet,
): Promise<TokenSet> {
  const { transport, clock } = means;
  const next = await withTimeout(
    transport.newTicket({ refreshToken: current.refreshToken }),
    RENEW_TIMEOUT,
    () => new TimeoutError(),
  );
  const before = readClaims(current.token);
  const after = readClaims(next.token);
  if (!after || after.userId === '') throw new ContractError(CALL, 'outdata.token', 'it cannot be decoded');
  if (before && before.userId !== '' && before.userId !== after.userId) {
    throw new SessionEndedError('The service answered with the session of somebody else. Please sign in again.');
  }
  if (before && after.expiresAt < before.expiresAt) {
    throw new ContractError(CALL, 'outdata.token', 'it is older than the one it replaces');
  }
  // Not before the check above: an old answer must not turn the clock back.
  learnTime(means, after.issuedAt);
  if (clock.isExpired(after)) throw new ContractError(CALL, 'outdata.token', 'it has expired');
  return next;
}

/** Sets the clock by the answer just received: by its header where that can be read, else by when the token was made. */
export function learnTime(
  means: { readonly transport: SessionTransport; readonly clock: SessionClock },
  issuedAt: number | undefined,
): void {
  const offset = means.transport.clockOffset?.();
  if (offset !== undefined) means.clock.setOffset(offset);
  else if (issuedAt !== undefined) means.clock.setOffset(issuedAt - means.clock.now());
}
