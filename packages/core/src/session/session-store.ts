import { readToken, writeToken, type TokenSet } from '../contract/account/token-set.js';
import { readUser, writeUser, type SessionUser } from '../contract/account/session-user.js';
import { areTwoUsers, userIdIn } from './jwt.js';
import type { SafeStorage } from './storage-adapter.js';
import type { StorageFormat } from './storage-format.js';

/** The storage keys of the session. Other programs of the same origin use the same keys and formats. */
export const sessionKeys = { token: 'token', user: 'udata', sessionId: 'sid' } as const;

/** Token, user data and session id in storage. */
export interface SessionStore {
  /** Returns the stored token. If it cannot be read, removes all stored data of the session. */
  readToken(): TokenSet | undefined;
  /** Returns the stored user data, or undefined if the token belongs to another user. */
  readUser(): SessionUser | undefined;
  /** Returns the user id of a token, from the token or the user data; empty if neither names a user. */
  userIdOf(token: TokenSet | undefined): string;
  /**
   * Replaces the stored token. Keeps its format and unknown members, so that an older version of the site in another tab
   * can still read it.
   */
  writeToken(token: TokenSet): void;
  /** Replaces the days in the stored user data and keeps its unknown members. */
  writeDaysRemaining(days: number): void;
  writeSignIn(signIn: { readonly token: TokenSet; readonly user: SessionUser; readonly sessionId: string }): void;
  clear(): void;
}

/** Creates the store. If the token cannot be stored, the other keys are not stored either. */
export function createSessionStore(storage: SafeStorage, format: StorageFormat): SessionStore {
  // Every request reads the token, and decrypting is slow, so cache the last result with its text.
  let lastText: string | null = null;
  let last: TokenSet | undefined;

  const store: SessionStore = {
    readToken() {
      const text = storage.getItem(sessionKeys.token);
      if (text !== lastText) {
        lastText = text;
        last = readToken(format.read(text));
        if (text !== null && !last) store.clear();
      }
      return last;
    },
    readUser() {
      const user = readUser(format.read(storage.getItem(sessionKeys.user)));
      return areTwoUsers(user?.userId, userIdIn(store.readToken())) ? undefined : user;
    },
    userIdOf: (token) => userIdIn(token) || store.readUser()?.userId || '',
    writeToken(token) {
      const before = storage.getItem(sessionKeys.token);
      const next = { ...(format.read(before) as object | undefined), ...writeToken(token) };
      const text = before?.[0] === '{' ? JSON.stringify(next) : format.write(next);
      // If the token cannot be stored, do not leave the user's name in storage.
      storage.setItem(sessionKeys.token, text, Object.values(sessionKeys));
    },
    writeDaysRemaining(daysremaining) {
      if (!store.readUser()) return;
      const before = format.read(storage.getItem(sessionKeys.user));
      const isList = Array.isArray(before);
      const user = { ...((isList ? before[0] : before) as object), daysremaining };
      storage.setItem(sessionKeys.user, JSON.stringify(isList ? [user] : user));
    },
    writeSignIn({ token, user, sessionId }) {
      store.clear();
      storage.setItem(sessionKeys.user, JSON.stringify(writeUser(user)));
      storage.setItem(sessionKeys.sessionId, sessionId);
      store.writeToken(token);
    },
    clear() {
      for (const key of Object.values(sessionKeys)) storage.removeItem(key);
    },
  };
  return store;
}
