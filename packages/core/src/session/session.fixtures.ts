import { vi } from 'vitest';
import type { TokenSet } from '../contract/account/token-set.js';
import { createSession as create, type ChannelLike, type LocksLike, type Session, type StorageLike } from './index.js';
import { tokenSet } from './tokens.fixtures.js';

/** 21 November 2026, in milliseconds. */
export const START = Date.UTC(2026, 10, 21);

/** Storage that several sessions can share, as tabs do. */
export function memoryStorage(): StorageLike & { readonly values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Locks as in a browser: one holder, a queue, and a signal that ends the wait. */
export function fairLocks(): LocksLike {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name, { signal }, callback) {
      const before = last;
      const waited = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('waited', 'AbortError')));
      });
      const run = (async () => {
        await Promise.race([before, waited]);
        return callback();
      })();
      last = before.then(() => run.catch(() => undefined));
      return run;
    },
  };
}

/** Creates channels that send messages to each other but not to themselves. */
export function channelHub(): () => ChannelLike {
  const open = new Set<ChannelLike>();
  return () => {
    const channel: ChannelLike = {
      onmessage: null,
      postMessage(message) {
        for (const other of open) if (other !== channel) other.onmessage?.({ data: message } as never);
      },
      close: () => void open.delete(channel),
    };
    open.add(channel);
    return channel;
  };
}

/** A promise that the test settles. */
export function deferred<T>(): { promise: Promise<T>; resolve(value: T): void; reject(error: unknown): void } {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

const user = { userId: '7', username: 'demo', name: 'Demo Member', email: '', daysRemaining: 3 };

/** Options of `setUp`. */
export interface SetUp {
  readonly locks?: LocksLike | null;
  readonly storage?: StorageLike | null;
  readonly tabStorage?: StorageLike | null;
  /** A broken variant, for a control. */
  readonly createSession?: typeof create;
}

/** Creates tabs that share one storage, a mocked transport, and a clock that the test sets. */
export function setUp(options: SetUp = {}) {
  const { createSession = create, tabStorage = null } = options;
  const storage = options.storage === undefined ? memoryStorage() : options.storage;
  const clock = { time: START, now: () => clock.time };
  const openChannel = channelHub();
  let issued = 0;
  const nextTokens = (): TokenSet => tokenSet(clock.time, 600, { id: String((issued += 1)) });
  const transport = {
    signIn: vi.fn(() => Promise.resolve({ token: nextTokens(), user, sessionId: 's1' })),
    newTicket: vi.fn((_input: { refreshToken: string }) => Promise.resolve(nextTokens())),
    signOut: vi.fn((_input: { refreshToken: string; userId: string }): Promise<unknown> => Promise.resolve(true)),
  };
  const locks = options.locks === undefined ? fairLocks() : options.locks;
  const openTab = (): Session =>
    createSession({ storage, transport, clock, locks, tabStorage, channel: openChannel() });
  return { storage: storage as ReturnType<typeof memoryStorage>, clock, transport, openTab, nextTokens, user };
}

/** The input of a sign-in. */
export const credentials = { username: 'demo', password: 'pass word', remember: false };

/** Installs a fake clock that `AbortSignal.timeout` also follows. */
export function useFakeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const control = new AbortController();
    setTimeout(() => control.abort(new DOMException('too late', 'TimeoutError')), milliseconds);
    return control.signal;
  });
}

/** Locks held by a tab that never releases them. A wait ends only with its signal. */
export const frozenLocks: LocksLike = {
  request: (_name, { signal }) =>
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('waited', 'TimeoutError')));
    }),
};

/** Locks that are granted at once, even if held. */
export const noLocks: LocksLike = { request: (_name, _options, callback) => callback() };

/** Resolves to the error code with which a promise rejects, or to an object with its value. */
export const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => ({ value }),
    (error: { code?: string; message?: string }) => error.code ?? error.message,
  );
