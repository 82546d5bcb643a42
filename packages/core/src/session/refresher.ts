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
 * Maximum number of requests of one page that wait for a renewal, to limit memory. A renewal takes at most 29 seconds:
 * five for the lock and twice twelve for the answer.
 */
export const MAX_WAITING = 2000;

/** Renews the stored token. Simultaneous requests share one renewal. */
export interface Refresher {
  /**
   * Resolves to the token set to use. Rejects with a SessionEndedError if the session is over, otherwise with a retryable
   * error.
   */
  refresh(current: TokenSet): Promise<TokenSet>;
  /** Called on sign-in and sign-out. Later callers ignore earlier refreshes and failures. */
  reset(): void;
}

/** Dependencies of `createRefresher`. */
export interface RefresherDependencies {
  readonly store: SessionStore;
  readonly clock: SessionClock;
  readonly transport: SessionTransport;
  readonly coolDown: CoolDown;
  /** Runs the renewal in at most one tab at a time. */
  readonly inOneTab: (work: () => Promise<TokenSet>) => Promise<TokenSet>;
  /** Called after a renewed token is stored. */
  readonly onRenewed: () => void;
  /** Ends the session on this device. */
  readonly endSession: () => void;
}

/** Creates the refresher. */
export function createRefresher(dependencies: RefresherDependencies): Refresher {
  const { store, clock, coolDown } = dependencies;
  let inFlight: Promise<TokenSet> | undefined;
  let waiting = 0;

  /** Returns the stored token. Throws a SessionEndedError if there is none or it belongs to another user. */
  function storedFor(current: TokenSet): TokenSet {
    const stored = store.readToken();
    if (!stored) throw new SessionEndedError();
    if (areTwoUsers(userIdIn(stored), userIdIn(current))) {
      throw new SessionEndedError('Another user has signed in. Please sign in again.');
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
    // Check again after waiting for the lock: the tab that held it may have found the service down.
    failIfPaused();

    const isReplaced = (): boolean => store.readToken()?.refreshToken !== stored.refreshToken;
    let next: TokenSet;
    try {
      // If another tab had the same failure, it has already retried.
      const canRetry = (): boolean => !isReplaced() && coolDown.start();
      const { token: before, refreshToken } = stored;
      next = await renewToken({ ...dependencies, canRetry, before, userId: store.userIdOf(stored) }, refreshToken);
    } catch (error) {
      if (isReplaced()) return storedFor(stored);
      if (!isDefinitive(error)) {
        coolDown.start();
        throw retryableError(error);
      }
      dependencies.endSession();
      throw error instanceof SessionEndedError ? error : new SessionEndedError(undefined, { cause: error });
    }
    // A sign-out or sign-in happened during the renewal, so do not store its result.
    if (isReplaced()) return storedFor(stored);
    store.writeToken(next);
    coolDown.end();
    dependencies.onRenewed();
    return next;
  }

  function start(current: TokenSet): Promise<TokenSet> {
    failIfPaused();
    const work = dependencies
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
    reset() {
      coolDown.end();
      inFlight = undefined;
    },
  };
}
