import { isDefinitive } from './refresh-failure.js';
import type { Clock } from './session-clock.js';
import type { SessionTransport } from './session-transport.js';
import type { StorageLike } from './storage-adapter.js';
import type { StoredForm } from './stored-form.js';

/** Milliseconds before each further try of a revocation that nobody answered; the first is at once. */
const PAUSES: readonly number[] = [500, 2000, 10_000, 60_000];
/** Milliseconds after which a revocation is given up: what it would revoke must not lie about for longer. */
const MAX_AGE = 600_000;
/** The revocation tried last, while it is unanswered. */
const PENDING_KEY = 'token-revoke';

interface Pending {
  readonly refreshToken: string;
  readonly userId: string;
  readonly since: number;
  /** Tries before the next one. */
  readonly tries: number;
}

/** Tells the server that sessions have ended. */
export interface Revoker {
  /** True when the server has confirmed it, false when it refused, or the last try failed. */
  revoke(refreshToken: string, userId: string): Promise<boolean>;
  /** Stops trying; what is unanswered waits for the next page of this tab. */
  stop(): void;
}

/** What a revoker works with; `storage` is this tab's own and ends with it. */
export interface RevokerMeans {
  readonly storage: StorageLike;
  readonly form: StoredForm;
  readonly clock: Clock;
  readonly transport: SessionTransport;
}

/**
 * Creates the revoker, which goes on with what a page before this one got no answer to. While a revocation is unanswered
 * its refresh token lies in the tab's own storage, so that the reload that follows a sign-out does not lose it: for five
 * tries and ten minutes at most, and no longer than the tab is open.
 */
export function createRevoker({ storage, form, clock, transport }: RevokerMeans): Revoker {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let isStopped = false;

  async function attempt({ since, tries, ...ended }: Pending): Promise<boolean> {
    let isConfirmed = false;
    let pause: number | undefined;
    // Asked so that a stored value that is no number ends it too.
    if (Math.abs(clock.now() - since) < MAX_AGE && tries <= PAUSES.length) {
      storage.setItem(PENDING_KEY, form.write({ ...ended, since, tries: tries + 1 }));
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

  const pending = form.read(storage.getItem(PENDING_KEY));
  if (pending) void attempt(pending as Pending);
  return {
    revoke: (refreshToken, userId) => attempt({ refreshToken, userId, since: clock.now(), tries: 0 }),
    stop() {
      isStopped = true;
      timers.forEach(clearTimeout);
    },
  };
}
