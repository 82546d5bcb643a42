import type { Codec } from '../codec/create-codec.js';
import type { SignInAnswer, SignInInput } from '../contract/calls/account/sign-in.js';
import type { TokenSet } from '../contract/records/token-set.js';
import { AbortedError } from '../errors/aborted-error.js';
import { ContractError } from '../errors/contract-error.js';
import { isHeadnoteError } from '../errors/headnote-error.js';
import { NetworkError } from '../errors/network-error.js';
import { SessionEndedError } from '../errors/session-ended-error.js';
import { createCoolDown } from './cool-down.js';
import { readClaims } from './jwt.js';
import { createRefresher } from './refresher.js';
import { learnTime } from './renew-token.js';
import { startRevocation, type Revocation } from './revoke.js';
import { createSessionClock, type Clock } from './session-clock.js';
import { createSnapshotHolder, type SessionSnapshot } from './session-snapshot.js';
import { createSessionStore } from './session-store.js';
import type { SessionTransport } from './session-transport.js';
import { createSafeStorage, type StorageSource } from './storage-adapter.js';
import { pageLocks, runInOneTab, type LocksLike } from './tab-lock.js';
import { openTabSignal, type ChannelLike } from './tab-signal.js';
import { withTimeout } from './with-timeout.js';

/** What a session is made with; only storage and transport are needed. */
export interface SessionOptions {
  /** `() => window.localStorage` on a site; missing or blocked storage keeps the session in memory. */
  readonly storage: StorageSource;
  readonly transport: SessionTransport;
  /** Encrypts the stored token; without one it is stored as plain JSON. */
  readonly codec?: Pick<Codec, 'encrypt' | 'decrypt'>;
  readonly clock?: Clock;
  /** `navigator.locks` by default; null for a lease in storage instead. */
  readonly locks?: LocksLike | null;
  /** A BroadcastChannel of our own by default; null for none. */
  readonly channel?: ChannelLike | null;
  /** Seconds before its expiry from which a token is renewed; 30 by default. */
  readonly offsetSeconds?: number;
}

/** The session of this browser, shared by all tabs and all widgets of the origin. */
export interface Session {
  readonly getSnapshot: () => SessionSnapshot;
  /** Calls the listener after each change; gives the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Signs in. Rejects with the client's errors, or an AbortedError when a sign-out came in between. */
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
  const { transport } = options;
  const clock = createSessionClock(options.clock ?? Date, options.offsetSeconds ?? OFFSET_SECONDS);
  const storage = createSafeStorage(options.storage);
  const store = createSessionStore(storage, options.codec);
  const coolDown = createCoolDown(clock);
  const locks = options.locks === undefined ? pageLocks() : (options.locks ?? undefined);
  const revocations = new Set<Revocation>();
  let signInCount = 0;
  let headerAfterRejection: string | undefined;

  const snapshots = createSnapshotHolder(() => {
    const token = store.readToken();
    const isOver = (set: TokenSet): boolean =>
      clock.isExpired(readClaims(set.token)) && clock.isExpired(readClaims(set.refreshToken));
    if (!token || token === 'damaged' || isOver(token)) return { status: 'signed-out' };
    const user = store.readUser();
    return user ? { status: 'signed-in', user } : { status: 'signed-in' };
  });
  const tabs = openTabSignal(options.channel, () => snapshots.refresh());

  function changed(): void {
    snapshots.refresh();
    tabs.send();
  }

  function endSession(): void {
    refresher.overtake();
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

  /** The stored token; what cannot be read is removed and counts as nobody signed in. */
  function currentToken(): TokenSet | undefined {
    const token = store.readToken();
    if (token === 'damaged') endSession();
    else if (!token) snapshots.refresh();
    return token === 'damaged' ? undefined : token;
  }

  async function renew(token: TokenSet): Promise<TokenSet> {
    if (clock.isExpired(readClaims(token.refreshToken))) {
      endSession();
      throw new SessionEndedError();
    }
    if (coolDown.isOn()) throw new NetworkError();
    return refresher.refresh(token);
  }

  function revoke(token: TokenSet, userId: string): Revocation {
    const revocation = startRevocation(
      () => transport.signOut({ refreshToken: token.refreshToken, userId }),
      (error) => !isHeadnoteError(error) || error.retryable,
    );
    revocations.add(revocation);
    void revocation.done.then(() => revocations.delete(revocation));
    return revocation;
  }

  return {
    getSnapshot: () => snapshots.get(),
    subscribe: (listener) => snapshots.subscribe(listener),
    setClockOffset: (milliseconds) => clock.setOffset(milliseconds),
    async signIn(input, call) {
      signInCount += 1;
      const mine = signInCount;
      const answer = await transport.signIn(input, call);
      const claims = readClaims(answer.token.token);
      if (!claims || claims.userId === '') {
        throw new ContractError('account.signIn', 'outdata.token', 'it cannot be decoded');
      }
      if (signInCount !== mine) {
        revoke(answer.token, claims.userId);
        throw new AbortedError('The sign-in was overtaken by another one or by signing out.');
      }
      learnTime({ transport, clock }, claims.issuedAt);
      refresher.overtake();
      coolDown.end();
      store.writeSignIn(answer);
      changed();
      return answer;
    },
    async signOut() {
      const token = store.readToken();
      const userId = store.readUser()?.userId ?? '';
      signInCount += 1;
      endSession();
      if (!token || token === 'damaged') return true;
      const { done } = revoke(token, readClaims(token.token)?.userId || userId);
      return withTimeout(done, SIGN_OUT_WAIT, () => new Error()).catch(() => false);
    },
    async authorization() {
      const token = currentToken();
      if (!token) return undefined;
      const claims = readClaims(token.token);
      if (!clock.isEnding(claims)) return headerOf(token);
      try {
        return headerOf(await renew(token));
      } catch (error) {
        // A renewal ahead of time that failed for now does no harm: the token still holds.
        const canWait = isHeadnoteError(error) && error.retryable && !clock.isExpired(claims);
        if (canWait) return headerOf(token);
        throw error;
      }
    },
    async renewAuthorization(rejected) {
      const token = currentToken();
      if (!token) return undefined;
      const isFresh = headerOf(token) !== rejected && !clock.isEnding(readClaims(token.token));
      if (isFresh) return headerOf(token);
      // Renewed because of a 401, and refused again: renewing once more would go on for ever.
      if (rejected === headerAfterRejection) return undefined;
      headerAfterRejection = headerOf(await renew(token));
      return headerAfterRejection;
    },
    dispose() {
      tabs.close();
      snapshots.close();
      for (const revocation of revocations) revocation.stop();
    },
  };
}
