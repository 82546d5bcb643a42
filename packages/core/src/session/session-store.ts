import { readToken, writeToken, type TokenSet } from '../contract/account/token-set.js';
import { readUser, writeUser, type SessionUser } from '../contract/account/session-user.js';
import { areTwoUsers, userIdIn } from './jwt.js';
import type { SafeStorage } from './storage-adapter.js';
import type { StoredForm } from './stored-form.js';

/** The three keys of the session; their names and forms are shared with other programs of the same origin. */
export const sessionKeys = { token: 'token', user: 'udata', sessionId: 'sid' } as const;

/** Token, user data and session id in storage. */
export interface SessionStore {
  /** The stored token. What is stored and cannot be read is removed, with all that belongs to it. */
  readToken(): TokenSet | undefined;
  /** The stored user data; undefined where it is not of the user whom the token names. */
  readUser(): SessionUser | undefined;
  /** The id of the user of a token: by the token, or by the user data where it names nobody; else empty. */
  userIdOf(token: TokenSet | undefined): string;
  /**
   * Replaces the token by its successor, in the form in which the older one lies there and with what else lies in it:
   * an older version of the site in another tab goes on reading it.
   */
  writeToken(token: TokenSet): void;
  writeSignIn(signIn: { readonly token: TokenSet; readonly user: SessionUser; readonly sessionId: string }): void;
  clear(): void;
}

/** Creates the store over the three keys; where the token cannot be stored, none of them is. */
export function createSessionStore(storage: SafeStorage, form: StoredForm): SessionStore {
  // Decrypting is not free and every request asks: the last reading is kept with the text it came from.
  let lastText: string | null = null;
  let last: TokenSet | undefined;

  const store: SessionStore = {
    readToken() {
      const text = storage.getItem(sessionKeys.token);
      if (text !== lastText) {
        lastText = text;
        last = readToken(form.read(text));
        if (text !== null && !last) store.clear();
      }
      return last;
    },
    readUser() {
      const user = readUser(form.read(storage.getItem(sessionKeys.user)));
      return areTwoUsers(user?.userId, userIdIn(store.readToken())) ? undefined : user;
    },
    userIdOf: (token) => userIdIn(token) || store.readUser()?.userId || '',
    writeToken(token) {
      const before = storage.getItem(sessionKeys.token);
      const next = { ...(form.read(before) as object | undefined), ...writeToken(token) };
      const text = before?.[0] === '{' ? JSON.stringify(next) : form.write(next);
      // Nobody's name lies about for the next page where their token cannot.
      storage.setItem(sessionKeys.token, text, Object.values(sessionKeys));
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
