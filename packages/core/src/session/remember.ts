import { deleteDeviceKey, deviceKey } from './remember-key.js';
import { createSafeStorage, type StorageSource } from './storage-adapter.js';

/** What the sign-in form may be filled with; the password is missing where it could not be kept safely. */
export interface RememberedCredentials {
  /** What was typed into the first field. */
  readonly username: string;
  /** Missing where only the name is kept. */
  readonly password?: string;
}

/** What remembering works with. */
export interface RememberOptions {
  /** `() => window.localStorage` on a site; where it is missing or blocked nothing outlives the page. */
  readonly storage: StorageSource;
  /** `credentials` (default) keeps user name and password, `username` never a password. */
  readonly keep?: 'credentials' | 'username';
  /** Takes what the older form stored, once (`createOlderCredentials`); it is stored again in this one. */
  readonly takeOlder?: () => RememberedCredentials | undefined;
}

/** Remember me of the sign-in form. */
export interface RememberMe {
  /** For the ticked box. Without Web Crypto or IndexedDB only the user name is kept. */
  save(credentials: RememberedCredentials): Promise<void>;
  /** What was saved last; undefined where nothing was, or what lies there is damaged. Never rejects. */
  load(): Promise<RememberedCredentials | undefined>;
  /** For the unticked box: deletes the values and the key. */
  forget(): Promise<void>;
}

const STORED = 'remember';
const NONCE_LENGTH = 12;

interface Stored {
  readonly username: string;
  /** Nonce and encrypted password, in base64. */
  readonly sealed?: string;
}

function readStored(text: string | null): Stored | undefined {
  try {
    const value = JSON.parse(text ?? '') as Partial<Record<keyof Stored, unknown>> | null;
    if (typeof value?.username !== 'string') return undefined;
    const { username, sealed } = value;
    return typeof sealed === 'string' ? { username, sealed } : { username };
  } catch {
    return undefined;
  }
}

async function seal(password: string): Promise<string> {
  const key = await deviceKey({ create: true });
  if (!key) throw new Error('no key');
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_LENGTH));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, new TextEncoder().encode(password));
  return btoa(String.fromCharCode(...nonce, ...new Uint8Array(data)));
}

async function unseal(sealed: string): Promise<string> {
  const key = await deviceKey({ create: false });
  if (!key) throw new Error('no key');
  const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
  const nonce = bytes.slice(0, NONCE_LENGTH);
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key, bytes.slice(NONCE_LENGTH));
  return new TextDecoder().decode(plain);
}

/**
 * Creates remember-me: the password is kept encrypted (AES-GCM) under a key of this device that no script can read out,
 * never under the key that ships with the site. Whatever is missing or damaged costs the password only, never an error.
 * @departs S9
 */
export function createRememberMe(options: RememberOptions): RememberMe {
  const storage = createSafeStorage(options.storage);
  const remember: RememberMe = {
    async save({ username, password }) {
      let stored: Stored = { username };
      if (options.keep !== 'username' && password !== undefined) {
        try {
          stored = { username, sealed: await seal(password) };
        } catch {
          // No https, no IndexedDB (private mode), or a blocked one: the user name alone.
        }
      }
      storage.setItem(STORED, JSON.stringify(stored));
    },
    async load() {
      const older = options.takeOlder?.();
      if (older) await remember.save(older);
      const stored = readStored(storage.getItem(STORED));
      if (!stored) return undefined;
      if (stored.sealed === undefined || options.keep === 'username') return { username: stored.username };
      try {
        return { username: stored.username, password: await unseal(stored.sealed) };
      } catch {
        return { username: stored.username };
      }
    },
    async forget() {
      storage.removeItem(STORED);
      try {
        await deleteDeviceKey();
      } catch {
        // Without IndexedDB there is no key either.
      }
    },
  };
  return remember;
}
