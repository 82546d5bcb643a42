import type { Codec } from '../codec/create-codec.js';
import type { RememberedCredentials } from './remember.js';
import { createSafeStorage, type StorageSource } from './storage-adapter.js';

/** Options of `createOlderCredentials`. */
export interface OlderCredentialsOptions {
  /** The storage that the older sign-in form used, usually `() => window.localStorage`. */
  readonly storage: StorageSource;
  /** The compatible codec, with the key with which the values were encrypted. */
  readonly codec: Pick<Codec, 'decrypt'>;
  /** Storage keys. The values of `username` and `password` are encrypted; `flag` is the state of the check box. */
  readonly keys: { readonly username: string; readonly password: string; readonly flag?: string };
}

/** Longest remembered value, in characters: the server's limit for a username or password. */
const MAX_VALUE = 256;

/**
 * Creates a function for the `takeOlder` option of `createRememberMe`. The function returns the username and password
 * that the older sign-in form stored, encrypted with the site's public key, and removes them from storage.
 * @departs S9
 */
export function createOlderCredentials(options: OlderCredentialsOptions): () => RememberedCredentials | undefined {
  const { codec, keys } = options;
  return () => {
    const storage = createSafeStorage(options.storage);
    const read = (key: string): string | undefined => {
      const text = storage.getItem(key);
      const plain = text === null ? undefined : codec.decrypt(text);
      // The older format is not authenticated, so accept only a single line of text.
      const isLine = plain?.ok && /^[^\p{Cc}]+$/u.test(plain.value) && plain.value.length <= MAX_VALUE;
      return isLine ? plain.value : undefined;
    };
    const username = read(keys.username);
    const password = read(keys.password);
    for (const key of Object.values(keys)) storage.removeItem(key);
    if (username === undefined) return undefined;
    return password === undefined ? { username } : { username, password };
  };
}
