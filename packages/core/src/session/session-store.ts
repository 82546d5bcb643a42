import type { Codec } from '../codec/create-codec.js';
import { readToken, writeToken, type TokenSet } from '../contract/records/token-set.js';
import { readUser, writeUser, type SessionUser } from '../contract/records/session-user.js';
import type { SafeStorage } from './storage-adapter.js';

/** The three keys of the session; their names and forms are shared with other programs of the same origin. */
export const sessionKeys = { token: 'token', user: 'udata', sessionId: 'sid' } as const;

/** Longest stored value that is looked at, in characters. */
const MAX_STORED = 65_536;

/** Token, user data and session id in storage. */
export interface SessionStore {
  /** The stored token; `damaged` when something is stored that cannot be read. */
  readToken(): TokenSet | 'damaged' | undefined;
  readUser(): SessionUser | undefined;
  writeToken(token: TokenSet): void;
  writeSignIn(signIn: { readonly token: TokenSet; readonly user: SessionUser; readonly sessionId: string }): void;
  clear(): void;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Creates the store. Without a codec the token object is stored as plain JSON. */
export function createSessionStore(
  storage: SafeStorage,
  codec: Pick<Codec, 'encrypt' | 'decrypt'> | undefined,
): SessionStore {
  // Decrypting is not free and every request asks: the last reading is kept with the text it came from.
  let last: { readonly text: string; readonly token: TokenSet | 'damaged' } | undefined;

  function decode(text: string): TokenSet | 'damaged' {
    if (text.length > MAX_STORED) return 'damaged';
    const plain = codec ? codec.decrypt(text) : { ok: true as const, value: text };
    return (plain.ok ? readToken(parse(plain.value)) : undefined) ?? 'damaged';
  }

  function writeTokenSet(token: TokenSet): void {
    const plain = JSON.stringify(writeToken(token));
    storage.setItem(sessionKeys.token, codec ? codec.encrypt(plain) : plain);
  }

  return {
    readToken() {
      const text = storage.getItem(sessionKeys.token);
      if (text === null || text === '') return undefined;
      if (last?.text !== text) last = { text, token: decode(text) };
      return last.token;
    },
    readUser() {
      const text = storage.getItem(sessionKeys.user);
      return text === null || text.length > MAX_STORED ? undefined : readUser(parse(text));
    },
    writeToken: writeTokenSet,
    writeSignIn({ token, user, sessionId }) {
      storage.setItem(sessionKeys.user, JSON.stringify(writeUser(user)));
      storage.setItem(sessionKeys.sessionId, sessionId);
      writeTokenSet(token);
    },
    clear() {
      last = undefined;
      for (const key of Object.values(sessionKeys)) storage.removeItem(key);
    },
  };
}
