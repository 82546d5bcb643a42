import { isDefinitive } from './refresh-failure.js';
import type { Clock } from './session-clock.js';
import type { SessionTransport } from './session-transport.js';
import type { StorageLike } from './storage-adapter.js';
import type { StorageFormat } from './storage-format.js';

/** Milliseconds before each retry of an unanswered revocation. */
const PAUSES: readonly number[] = [500, 2000, 10_000, 60_000];
/** Milliseconds after which a revocation is abandoned, so that its token is not stored for longer. */
const MAX_AGE = 600_000;
/** Storage key of the latest unanswered revocation. */
const PENDING_KEY = 'token-revoke';

interface Pending {
  readonly refreshToken: string;
  readonly userId: string;
  readonly since: number;
  /** Number of attempts so far. */
  readonly tries: number;
}

/** Ends sessions on the server. */
export interface Revoker {
  /** Resolves to true if the server confirms, and to false if it refuses or the last attempt fails. */
  revoke(refreshToken: string, userId: string): Promise<boolean>;
  /** Stops retrying. The next page of this tab continues an unanswered revocation. */
  stop(): void;
}

/** Dependencies of `createRevoker`. `storage` must belong to this tab and end with it. */
export interface RevokerDependencies {
  readonly storage: StorageLike;
  readonly format: StorageFormat;
  readonly clock: Clock;
  readonly transport: SessionTransport;
}

/**
 * Creates the revoker and continues an unanswered revocation of the previous page. Until the server answers, the refresh
 * token is kept in the tab's storage, so that a reload after sign-out does not lose it: for at most five attempts and ten
 * minutes, and only while the tab is open.
 */
export function createRevoker({ storage, format, clock, transport }: RevokerDependencies): Revoker {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let isStopped = false;

  async function attempt({ since, tries, ...ended }: Pending): Promise<boolean> {
    let isConfirmed = false;
    let pause: number | undefined;
    // Written so that NaN, from a damaged stored value, also ends it.
    if (Math.abs(clock.now() - since) < MAX_AGE && tries <= PAUSES.length) {
      storage.setItem(PENDING_KEY, format.write({ ...ended, since, tries: tries + 1 }));
      try {
        await transport.signOut(ended);
        isConfirmed = true;
      } catch (error) {
        if (!isDefinitive(error)) pause = PAUSES[tries];
      }
    }
    if (!pause) {
      storage.removeItem(PENDING_KEY);
      return isConfirmed;
    }
    if (isStopped) return false;
    await new Promise((resolve) => {
      timers.add(setTimeout(resolve, pause));
    });
    return attempt({ ...ended, since, tries: tries + 1 });
  }

  const pending = format.read(storage.getItem(PENDING_KEY));
  if (pending) void attempt(pending as Pending);
  return {
    revoke: (refreshToken, userId) => attempt({ refreshToken, userId, since: clock.now(), tries: 0 }),
    stop() {
      isStopped = true;
      timers.forEach(clearTimeout);
    },
  };
}
