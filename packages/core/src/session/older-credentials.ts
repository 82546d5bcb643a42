import type { Codec } from '../codec/create-codec.js';
import type { RememberedCredentials } from './remember.js';
import { createSafeStorage, type StorageSource } from './storage-adapter.js';

/** Where the older form stores what it remembers. */
export interface OlderCredentialsOptions {
  /** The storage that the older form wrote to, usually `() => window.localStorage`. */
  readonly storage: StorageSource;
  /** The compatible codec, with the key that the values were written with. */
  readonly codec: Pick<Codec, 'decrypt'>;
  /** Names of the keys; the values under the first two are encrypted, that under the third is the flag of the box. */
  readonly keys: { readonly username: string; readonly password: string; readonly flag?: string };
}

/** Longest remembered value, in characters: what the server takes of a user name or a password. */
const MAX_VALUE = 256;

/**
 * Gives a function for `takeOlder` of remember-me: reads user name and password as the older form stored them, encrypted
 * under the key that ships with the site, and removes them, readable or not. It gives nothing the second time.
 * @departs S9
 */
export function createOlderCredentials(options: OlderCredentialsOptions): () => RememberedCredentials | undefined {
  const { codec, keys } = options;
  return () => {
    const storage = createSafeStorage(options.storage);
    const read = (key: string): string | undefined => {
      const text = storage.getItem(key);
      const plain = text === null ? undefined : codec.decrypt(text);
      // The older form proves nothing about its content: what is no line of text is noise.
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
