import type { Codec } from '../codec/create-codec.js';
import type { SignInAnswer, SignInInput } from '../contract/account/sign-in.js';
import type { TokenSet } from '../contract/account/token-set.js';
import { SessionEndedError } from '../errors/session-ended-error.js';
import { createCoolDown } from './cool-down.js';
import { isRetryable } from './refresh-failure.js';
import { createRefresher } from './refresher.js';
import { checkTokens } from './renew-token.js';
import { createRevoker } from './revoke.js';
import { createSessionClock, type Clock } from './session-clock.js';
import { createSnapshotHolder, type SessionSnapshot } from './session-snapshot.js';
import { createSessionStore } from './session-store.js';
import type { SessionTransport } from './session-transport.js';
import { createSafeStorage, type StorageSource } from './storage-adapter.js';
import { createStoredForm } from './stored-form.js';
import { pageLocks, runInOneTab, type LocksLike } from './tab-lock.js';
import { openTabSignal, type ChannelLike } from './tab-signal.js';
import { withTimeout } from './with-timeout.js';

/** What a session is made with; only storage and transport are needed. */
export interface SessionOptions {
  /** `() => window.localStorage` on a site; missing or blocked storage keeps the session in memory. */
  readonly storage: StorageSource;
  /**
   * Where a sign-out that the server has not answered waits for the reload that follows it: `sessionStorage` by default,
   * null for memory only. It ends with the tab.
   */
  readonly tabStorage?: StorageSource;
  /** The account service. */
  readonly transport: SessionTransport;
  /** Encrypts the stored token; without one it is stored as plain JSON. */
  readonly codec?: Pick<Codec, 'encrypt' | 'decrypt'>;
  /** This device's clock; `Date` by default. */
  readonly clock?: Clock;
  /** `navigator.locks` by default; null for a lease in storage instead. */
  readonly locks?: LocksLike | null;
  /** A BroadcastChannel of our own by default; null for none. */
  readonly channel?: ChannelLike | null;
  /** Seconds before its expiry from which a token is renewed; 30 by default. */
  readonly offsetSeconds?: number;
  /** Called once when nothing can be stored (any more): the session works on, and ends with the page. */
  readonly onStorageLost?: () => void;
}

/** The session of this browser, shared by all tabs and all widgets of the origin. */
export interface Session {
  /** Who is signed in; the same object as long as nothing changed. */
  readonly getSnapshot: () => SessionSnapshot;
  /** Calls the listener after each change; gives the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Signs in. Rejects with the client's errors, or a SessionEndedError when a sign-out came in between, or token and
   * user data in the answer are not of the same user; then nothing is stored.
   */
  signIn(input: SignInInput, options?: { readonly signal?: AbortSignal }): Promise<SignInAnswer>;
  /**
   * Signs out: gone on this device and in its other tabs at once. Resolves to whether the server confirmed it, after
   * three seconds at the latest; a revocation that nobody answered is tried again meanwhile. Never rejects.
   * @departs S7
   */
  signOut(): Promise<boolean>;
  /**
   * Value of the authorization header, renewed if need be; undefined when nobody is signed in. Rejects with a
   * SessionEndedError when the session is over, with an error that may be tried again when it could not be renewed now.
   */
  authorization(): Promise<string | undefined>;
  /** Renews after a 401 to this header: once; undefined when that would be a loop or nobody is signed in any more. */
  renewAuthorization(rejected: string): Promise<string | undefined>;
  /** Milliseconds the server's clock is ahead of this device's. */
  setClockOffset(milliseconds: number): void;
  /** Lets go of channel, listeners and timers; may be called twice. The stored session stays. */
  dispose(): void;
}

const OFFSET_SECONDS = 30;
/** Milliseconds that a reader waits for the server when signing out. */
const SIGN_OUT_WAIT = 3000;

function headerOf(token: TokenSet): string {
  return `${token.type} ${token.token}`;
}

/** Creates the session. Touches storage, locks and channel of the page only through what it is given or their defaults. */
export function createSession(options: SessionOptions): Session {
  const { transport, locks = pageLocks(), clock: deviceClock = Date, tabStorage = () => sessionStorage } = options;
  const clock = createSessionClock(deviceClock, options.offsetSeconds ?? OFFSET_SECONDS);
  const storage = createSafeStorage(options.storage, options.onStorageLost);
  const form = createStoredForm(options.codec);
  const store = createSessionStore(storage, form);
  const coolDown = createCoolDown({ clock, storage, key: 'token-pause' });
  /** On after a renewal because of a 401, so that tabs do not take turns at it. */
  const rejections = createCoolDown({ clock, storage, key: 'token-rejected' });
  const revoker = createRevoker({ storage: createSafeStorage(tabStorage), form, clock, transport });
  let signInCount = 0;
  let headerAfterRejection: string | undefined;

  const snapshots = createSnapshotHolder(() => {
    const token = store.readToken();
    if (!token || (clock.isOver(token.token) && clock.isOver(token.refreshToken))) return { status: 'signed-out' };
    const user = store.readUser();
    return { status: 'signed-in', ...(user && { user }) };
  });
  const tabs = openTabSignal(options.channel, snapshots.refresh);

  function changed(): void {
    snapshots.refresh();
    tabs.send();
  }

  function overtake(): void {
    refresher.overtake();
    rejections.end();
  }

  function endSession(): void {
    overtake();
    store.clear();
    changed();
  }

  const refresher = createRefresher({
    store,
    clock,
    transport,
    coolDown,
    inOneTab: (work) => runInOneTab({ locks, storage }, work),
    onRenewed: changed,
    endSession,
  });

  /** The header to send; with the one that the server has just rejected, another or none. */
  async function authorize(rejected?: string): Promise<string | undefined> {
    const token = store.readToken();
    if (!token) {
      snapshots.refresh();
      return undefined;
    }
    const header = headerOf(token);
    const isRejected = header === rejected;
    if (!isRejected && !clock.isEnding(token.token)) return header;
    // Renewed because of a 401, and refused again: renewing once more would go on for ever.
    if (isRejected && (header === headerAfterRejection || rejections.isOn())) return undefined;
    // Where the two clocks differ, the server decides.
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
      // A renewal ahead of time that failed for now does no harm: the token still holds.
      if (!isRejected && isRetryable(error) && !clock.isExpired(token.token)) return header;
      throw error;
    }
  }

  return {
    getSnapshot: snapshots.get,
    subscribe: snapshots.subscribe,
    setClockOffset: clock.setOffset,
    async signIn(input, call) {
      signInCount += 1;
      const mine = signInCount;
      const answer = await transport.signIn(input, call);
      const { token, user } = answer;
      if (signInCount !== mine) {
        void revoker.revoke(token.refreshToken, user.userId);
        throw new SessionEndedError('The sign-in was overtaken. Please sign in again.');
      }
      checkTokens({ transport, clock, userId: user.userId }, token);
      overtake();
      store.writeSignIn(answer);
      changed();
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
