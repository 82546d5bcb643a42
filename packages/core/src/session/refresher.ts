import type { TokenSet } from '../contract/records/token-set.js';
import { SessionEndedError } from '../errors/session-ended-error.js';
import type { CoolDown } from './cool-down.js';
import { readClaims } from './jwt.js';
import { isDefinitive, retryableError } from './refresh-failure.js';
import { renewToken } from './renew-token.js';
import type { SessionClock } from './session-clock.js';
import type { SessionStore } from './session-store.js';
import type { SessionTransport } from './session-transport.js';

/** Renews the stored token, once for all who ask at the same time. */
export interface Refresher {
  /**
   * Resolves to the token set to go on with. Rejects with a SessionEndedError when the session is over, otherwise with
   * an error that may be tried again.
   */
  refresh(current: TokenSet): Promise<TokenSet>;
  /** Called on sign-in and sign-out: whatever is under way is discarded when it arrives. */
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

function userOf(token: TokenSet): string {
  return readClaims(token.token)?.userId ?? '';
}

/** Creates the refresher. */
export function createRefresher(means: RefresherMeans): Refresher {
  const { store, clock, coolDown } = means;
  let inFlight: Promise<TokenSet> | undefined;
  let epoch = 0;

  /** The stored token, when a request of the given session may go on with it. */
  function storedFor(current: TokenSet): TokenSet {
    const stored = store.readToken();
    if (!stored || stored === 'damaged') throw new SessionEndedError();
    if (stored.refreshToken !== current.refreshToken && userOf(stored) !== userOf(current)) {
      throw new SessionEndedError('Somebody else has signed in on this device.');
    }
    return stored;
  }

  async function renewStored(current: TokenSet, startedAt: number): Promise<TokenSet> {
    const stored = storedFor(current);
    const renewedElsewhere = stored.refreshToken !== current.refreshToken;
    if (renewedElsewhere && !clock.isEnding(readClaims(stored.token))) return stored;

    const isOvertaken = (): boolean => {
      const now = store.readToken();
      return epoch !== startedAt || !now || now === 'damaged' || now.refreshToken !== stored.refreshToken;
    };
    let next: TokenSet;
    try {
      next = await renewToken(means, stored);
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

  return {
    refresh(current) {
      if (inFlight) return inFlight;
      const startedAt = epoch;
      const work = means
        .inOneTab(() => renewStored(current, startedAt))
        .finally(() => {
          if (inFlight === work) inFlight = undefined;
        });
      inFlight = work;
      return work;
    },
    overtake() {
      epoch += 1;
      inFlight = undefined;
    },
  };
}
