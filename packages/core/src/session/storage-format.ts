import type { Codec } from '../codec/create-codec.js';

/** Longest stored value that is read, in characters. */
const MAX_STORED = 65_536;

/** The format of stored values: JSON, encrypted if the session has a codec. */
export interface StorageFormat {
  write(value: unknown): string;
  /** Returns the value, or undefined if it cannot be read. Reads plain JSON even if a codec is set. */
  read(text: string | null): unknown;
}

/** Creates the format. Without a codec values are stored as plain JSON. */
export function createStorageFormat(codec: Pick<Codec, 'encrypt' | 'decrypt'> | undefined): StorageFormat {
  return {
    write(value) {
      const plain = JSON.stringify(value);
      return codec ? codec.encrypt(plain) : plain;
    },
    read(text) {
      if (text === null || text.length > MAX_STORED) return undefined;
      const plain = codec?.decrypt(text);
      try {
        return JSON.parse(plain?.ok ? plain.value : text) as unknown;
      } catch {
        return undefined;
      }
    },
  };
}
