import type { Codec } from '../codec/create-codec.js';

/** Longest stored value that is looked at, in characters. */
const MAX_STORED = 65_536;

/** How values lie in storage: JSON, encrypted where the session has a codec. */
export interface StoredForm {
  write(value: unknown): string;
  /** The value; undefined for everything that cannot be read. Plain JSON is read even where a codec is set. */
  read(text: string | null): unknown;
}

/** Creates the form. */
export function createStoredForm(codec: Pick<Codec, 'encrypt' | 'decrypt'> | undefined): StoredForm {
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
