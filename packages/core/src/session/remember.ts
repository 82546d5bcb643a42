import { deleteDeviceKey, deviceKey } from './remember-key.js';
import { createSafeStorage, type StorageSource } from './storage-adapter.js';

/** The credentials with which the sign-in form is filled. */
export interface RememberedCredentials {
  /** The content of the username field. */
  readonly username: string;
  /** Missing if only the username is kept or the password could not be stored safely. */
  readonly password?: string;
}

/** Options of `createRememberMe`. */
export interface RememberOptions {
  /** `() => window.localStorage` on a site. If storage is missing or blocked, nothing is kept after the page closes. */
  readonly storage: StorageSource;
  /** `credentials` (default) keeps username and password; `username` keeps only the username. */
  readonly keep?: 'credentials' | 'username';
  /** Returns and removes the credentials of the older form (see `createOlderCredentials`). They are stored again securely. */
  readonly takeOlder?: () => RememberedCredentials | undefined;
}

/** The "remember me" of the sign-in form. */
export interface RememberMe {
  /** Stores the credentials. Without Web Crypto or IndexedDB only the username is kept. */
  save(credentials: RememberedCredentials): Promise<void>;
  /** Resolves to the stored credentials, or to undefined if there are none or they are damaged. Never rejects. */
  load(): Promise<RememberedCredentials | undefined>;
  /** Deletes the stored credentials and the key. */
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
 * Creates remember-me. The password is encrypted (AES-GCM) with a key of this device that scripts cannot export, never
 * with the site's public key. Missing or damaged data loses the password but causes no error.
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
          // Without https or IndexedDB (private mode), keep only the username.
        }
      }
      storage.setItem(STORED, JSON.stringify(stored));
    },
    async load() {
      const older = options.takeOlder?.();
      if (older) await remember.save(older);
      const stored = readStored(storage.getItem(STORED));
      if (!stored) return undefined;
      // A password from the time when the site kept passwords.
      if (stored.sealed !== undefined && options.keep === 'username') await remember.save(stored);
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
        // Without IndexedDB there is no key.
      }
    },
  };
  return remember;
}
