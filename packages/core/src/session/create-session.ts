import type { Codec } from '../codec/create-codec.js';
import type { SignInAnswer, SignInInput } from '../contract/account/sign-in.js';
import type { TokenSet } from '../contract/account/token-set.js';
import { SessionEndedError } from '../errors/session-ended-error.js';
import { createCoolDown } from './cool-down.js';
import { isRetryable } from './refresh-failure.js';
import { areTwoUsers } from './jwt.js';
import { createRefresher } from './refresher.js';
import { checkTokens } from './renew-token.js';
import { createRevoker } from './revoke.js';
import { createSessionClock, type Clock } from './session-clock.js';
import { createSnapshotHolder, type SessionSnapshot } from './session-snapshot.js';
import { createSessionStore } from './session-store.js';
import type { SessionTransport } from './session-transport.js';
import { createSafeStorage, type StorageSource } from './storage-adapter.js';
import { createStorageFormat } from './storage-format.js';
import { pageLocks, runInOneTab, type LocksLike } from './tab-lock.js';
import { openTabSignal, type ChannelLike } from './tab-signal.js';
import { withTimeout } from './with-timeout.js';

/** Options of `createSession`. */
export interface SessionOptions {
  /** `() => window.localStorage` on a site. If storage is missing or blocked, the session is kept in memory. */
  readonly storage: StorageSource;
  /**
   * Stores a sign-out that the server has not confirmed, so that it survives a reload: `sessionStorage` by default, null
   * for memory only.
   */
  readonly tabStorage?: StorageSource;
  /** The account service. */
  readonly transport: SessionTransport;
  /** Encrypts the stored token. Without a codec the token is stored as plain JSON. */
  readonly codec?: Pick<Codec, 'encrypt' | 'decrypt'>;
  /** The clock of this device; `Date` by default. */
  readonly clock?: Clock;
  /** Locks shared by all tabs; `navigator.locks` by default. With null, a lease in storage is used instead. */
  readonly locks?: LocksLike | null;
  /** Notifies other tabs of changes; a new BroadcastChannel by default, null for none. */
  readonly channel?: ChannelLike | null;
  /** A token is renewed this many seconds before it expires; 30 by default. */
  readonly offsetSeconds?: number;
  /** Called once when storage fails. The session continues in memory and ends with the page. */
  readonly onStorageLost?: () => void;
}

/** The session of this browser, shared by all tabs and widgets of the origin. */
export interface Session {
  /** Returns the current user and status. It is the same object until something changes. */
  readonly getSnapshot: () => SessionSnapshot;
  /** Calls the listener after each change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Signs in. Rejects with the errors of the transport. Rejects with a SessionEndedError, and stores nothing, if another
   * sign-in or a sign-out happens in the meantime, or if token and user data belong to different users.
   */
  signIn(input: SignInInput, options?: { readonly signal?: AbortSignal }): Promise<SignInAnswer>;
  /**
   * Signs out. The session ends at once on this device, in all its tabs. Resolves to whether the server confirmed it,
   * after at most three seconds; an unconfirmed sign-out is sent again in the background. Never rejects.
   * @departs S7
   */
  signOut(): Promise<boolean>;
  /**
   * Resolves to the value of the authorization header, renewed if necessary, or to undefined if no one is signed in.
   * Rejects with a SessionEndedError if the session is over or another user than this page's has signed in elsewhere, and
   * with a retryable error if it cannot be renewed now.
   */
  authorization(): Promise<string | undefined>;
  /**
   * Resolves to a new header after a 401 to `rejected`, or to undefined if no one is signed in or if the renewed header
   * was rejected as well. Rejects as `authorization` does.
   */
  renewAuthorization(rejected: string): Promise<string | undefined>;
  /** Stores the remaining days of the subscription, as the server has just said. Does nothing if no one is signed in. */
  setDaysRemaining(days: number): void;
  /** Sets how far the server's clock is ahead of this device's, in milliseconds. */
  setClockOffset(milliseconds: number): void;
  /** Closes the channel and removes listeners and timers. Keeps the stored session. May be called more than once. */
  dispose(): void;
}

const OFFSET_SECONDS = 30;
/** Milliseconds that `signOut` waits for the server. */
const SIGN_OUT_WAIT = 3000;

function headerOf(token: TokenSet): string {
  return `${token.type} ${token.token}`;
}

/**
 * Creates the session of this browser: sign-in, token renewal shared by all tabs, and sign-out.
 *
 * ```ts
 * const session = createSession({ storage: () => window.localStorage, transport });
 * await session.signIn({ username, password, remember: true });
 * const header = await session.authorization();
 * ```
 */
export function createSession(options: SessionOptions): Session {
  const { transport, locks = pageLocks(), clock: deviceClock = Date, tabStorage = () => sessionStorage } = options;
  const clock = createSessionClock(deviceClock, options.offsetSeconds ?? OFFSET_SECONDS);
  const storage = createSafeStorage(options.storage, options.onStorageLost);
  const format = createStorageFormat(options.codec);
  const store = createSessionStore(storage, format);
  const coolDown = createCoolDown({ clock, storage, key: 'token-pause' });
  /** On after a renewal caused by a 401, so that tabs do not renew in turn for ever. */
  const rejections = createCoolDown({ clock, storage, key: 'token-rejected' });
  const revoker = createRevoker({ storage: createSafeStorage(tabStorage), format, clock, transport });
  let signInCount = 0;
  let headerAfterRejection: string | undefined;
  /** The user whose screens this page shows; empty while no one is signed in. Only a sign-in on this page replaces one by another. */
  let owner = '';

  const snapshots = createSnapshotHolder(() => {
    const token = store.readToken();
    if (!token || (clock.isOver(token.token) && clock.isOver(token.refreshToken))) {
      owner = '';
      return { status: 'signed-out' };
    }
    const user = store.readUser();
    const userId = store.userIdOf(token);
    owner ||= userId;
    return { status: 'signed-in', ...(user && { user }), ...(areTwoUsers(owner, userId) && { isReplaced: true }) };
  });
  const tabs = openTabSignal(options.channel, snapshots.refresh);

  function publish(): void {
    snapshots.refresh();
    tabs.send();
  }

  function resetRenewal(): void {
    refresher.reset();
    rejections.end();
  }

  function endSession(): void {
    resetRenewal();
    store.clear();
    publish();
  }

  const refresher = createRefresher({
    store,
    clock,
    transport,
    coolDown,
    inOneTab: (work) => runInOneTab({ locks, storage }, work),
    onRenewed: publish,
    endSession,
  });

  /** Resolves to the header to send. After the server rejected one, resolves to a different header or to undefined. */
  async function authorize(rejected?: string): Promise<string | undefined> {
    const token = store.readToken();
    if (!token) {
      snapshots.refresh();
      return undefined;
    }
    // A tab that slept while another one signed out and in would write what its user typed into the other's account.
    if (areTwoUsers(owner, store.userIdOf(token))) {
      snapshots.refresh();
      throw new SessionEndedError('Another user has signed in. Please sign in again.');
    }
    const header = headerOf(token);
    const isRejected = header === rejected;
    if (!isRejected && !clock.isEnding(token.token)) return header;
    // The server rejected a header that was renewed because of a 401. Renewing again could loop for ever.
    if (isRejected && (header === headerAfterRejection || rejections.isOn())) return undefined;
    // `isOver` is true only if both clocks agree; otherwise the server decides.
    if (clock.isOver(token.refreshToken)) {
      endSession();
      throw new SessionEndedError();
    }
    try {
      const renewed = headerOf(await refresher.refresh(token));
      if (isRejected) {
        headerAfterRejection = renewed;
        rejections.start();
      }
      return renewed;
    } catch (error) {
      // The token is still valid, so a failed early renewal does no harm.
      if (!isRejected && isRetryable(error) && !clock.isExpired(token.token)) return header;
      throw error;
    }
  }

  return {
    getSnapshot: snapshots.get,
    subscribe: snapshots.subscribe,
    setClockOffset: clock.setOffset,
    setDaysRemaining(days) {
      if (snapshots.get().user?.daysRemaining === days) return;
      store.writeDaysRemaining(days);
      publish();
    },
    async signIn(input, call) {
      signInCount += 1;
      const attempt = signInCount;
      const answer = await transport.signIn(input, call);
      const { token, user } = answer;
      if (signInCount !== attempt) {
        void revoker.revoke(token.refreshToken, user.userId);
        throw new SessionEndedError('The sign-in was interrupted. Please sign in again.');
      }
      checkTokens({ transport, clock, userId: user.userId }, token);
      resetRenewal();
      owner = user.userId;
      store.writeSignIn(answer);
      publish();
      return answer;
    },
    async signOut() {
      const token = store.readToken();
      const userId = store.userIdOf(token);
      signInCount += 1;
      endSession();
      if (!token) return true;
      const done = revoker.revoke(token.refreshToken, userId);
      return withTimeout(done, SIGN_OUT_WAIT).catch(() => false);
    },
    authorization: () => authorize(),
    renewAuthorization: authorize,
    dispose() {
      tabs.close();
      snapshots.close();
      revoker.stop();
    },
  };
}
