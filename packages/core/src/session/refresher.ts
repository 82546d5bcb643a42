import type { TokenSet } from '../contract/account/token-set.js';
import { NetworkError } from '../errors/network-error.js';
import { SessionEndedError } from '../errors/session-ended-error.js';
import type { CoolDown } from './cool-down.js';
import { areTwoUsers, userIdIn } from './jwt.js';
import { isDefinitive, retryableError } from './refresh-failure.js';
import { renewToken } from './renew-token.js';
import type { SessionClock } from './session-clock.js';
import type { SessionStore } from './session-store.js';
import type { SessionTransport } from './session-transport.js';

/**
 * Requests of one page that wait for a renewal at most; a page has no use for more, and each holds its memory until the
 * renewal ends. How long they wait is bounded by the renewal: five seconds for the lock and twice twelve for the answer.
 */
export const MAX_WAITING = 2000;

/** Renews the stored token, once for all who ask at the same time. */
export interface Refresher {
  /**
   * Resolves to the token set to go on with. Rejects with a SessionEndedError when the session is over, otherwise with
   * an error that may be tried again.
   */
  refresh(current: TokenSet): Promise<TokenSet>;
  /** Called on sign-in and sign-out: what is under way, or failed, is nothing to who asks from now on. */
  overtake(): void;
}

/** What a refresher works with. */
export interface RefresherMeans {
  readonly store: SessionStore;
  readonly clock: SessionClock;
  readonly transport: SessionTransport;
  readonly coolDown: CoolDown;
  /** Runs the renewal in at most one tab at a time. */
  readonly inOneTab: (work: () => Promise<TokenSet>) => Promise<TokenSet>;
  /** Called when a renewed token has been stored. */
  readonly onRenewed: () => void;
  /** Ends the session on this device. */
  readonly endSession: () => void;
}

/** Creates the refresher. */
export function createRefresher(means: RefresherMeans): Refresher {
  const { store, clock, coolDown } = means;
  let inFlight: Promise<TokenSet> | undefined;
  let waiting = 0;

  /** The stored token, when a request of the given session may go on with it. */
  function storedFor(current: TokenSet): TokenSet {
    const stored = store.readToken();
    if (!stored) throw new SessionEndedError();
    if (areTwoUsers(userIdIn(stored), userIdIn(current))) {
      throw new SessionEndedError('The session of somebody else has begun. Please sign in again.');
    }
    return stored;
  }

  function failIfPaused(): void {
    if (coolDown.isOn()) throw new NetworkError();
  }

  async function renewStored(current: TokenSet): Promise<TokenSet> {
    const stored = storedFor(current);
    const renewedElsewhere = stored.token !== current.token;
    if (renewedElsewhere && !clock.isEnding(stored.token)) return stored;
    // Again, behind the lock: the tab that had it may just have met a service that is down.
    failIfPaused();

    const isOvertaken = (): boolean => store.readToken()?.refreshToken !== stored.refreshToken;
    let next: TokenSet;
    try {
      // Not again when another tab has met the same fault: it has asked again.
      const mayAskAgain = (): boolean => !isOvertaken() && coolDown.start();
      const { token: before, refreshToken } = stored;
      next = await renewToken({ ...means, mayAskAgain, before, userId: store.userIdOf(stored) }, refreshToken);
    } catch (error) {
      if (isOvertaken()) return storedFor(stored);
      if (!isDefinitive(error)) {
        coolDown.start();
        throw retryableError(error);
      }
      means.endSession();
      throw error instanceof SessionEndedError ? error : new SessionEndedError(undefined, { cause: error });
    }
    // A sign-out wins over a renewal: what arrives after it is not stored.
    if (isOvertaken()) return storedFor(stored);
    store.writeToken(next);
    coolDown.end();
    means.onRenewed();
    return next;
  }

  function start(current: TokenSet): Promise<TokenSet> {
    failIfPaused();
    const work = means
      .inOneTab(() => renewStored(current))
      .finally(() => {
        if (inFlight === work) inFlight = undefined;
      });
    inFlight = work;
    return work;
  }

  return {
    async refresh(current) {
      if (waiting >= MAX_WAITING) throw new NetworkError();
      waiting += 1;
      try {
        return await (inFlight ?? start(current));
      } finally {
        waiting -= 1;
      }
    },
    overtake() {
      coolDown.end();
      inFlight = undefined;
    },
  };
}
