import { cbc } from '@noble/ciphers/aes.js';
import type { CodecSubstitutes } from '../config/codec-substitutes.js';
import { ConfigError } from '../errors/config-error.js';
import { DamagedLinkError } from '../errors/damaged-link-error.js';
import { fail, succeed, type Result } from '../errors/result.js';
import { fromBase64, toBase64 } from './base64.js';
import { deriveKey } from './derive-key.js';
import { fitsLink, MAX_CODED_LENGTH, textBytes } from './limits.js';
import { unpad } from './padding.js';
import { createSubstitution } from './substitution.js';
import { fromUtf8, toUtf8 } from './utf8.js';

/** Options of `createCodec`. The key is sent to browsers, so it hides values but does not protect them. */
export interface CodecOptions {
  /** Any non-empty text. The server publishes the key it is configured with. */
  readonly key: string;
  /** Replacements of `/`, `+` and `=`; `-s`, `-p` and `-e` by default. */
  readonly substitutes?: CodecSubstitutes;
}

/** Encrypts texts for links and storage. */
export interface Codec {
  /**
   * Returns URL-safe base64 that differs at each call. Throws a BadQueryError for a value that is not a string or
   * contains half a surrogate pair, and a TooLargeError if the result exceeds 65,536 characters.
   */
  encrypt(plain: string): string;
  /**
   * Returns the text, or a DamagedLinkError. Never throws. The format does not detect every change: validate the value
   * with a schema.
   */
  decrypt(text: string): Result<string, DamagedLinkError>;
}

const HEADER = Uint8Array.from('Salted__', (character) => character.charCodeAt(0));
const SALT_LENGTH = 8;
const BLOCK = 16;
const PREFIX_LENGTH = HEADER.length + SALT_LENGTH;

function openContainer(bytes: Uint8Array, passphrase: Uint8Array): string | undefined {
  const data = bytes.subarray(PREFIX_LENGTH);
  if (data.length % BLOCK !== 0) return undefined;
  if (!HEADER.every((byte, index) => bytes[index] === byte)) return undefined;
  const { key, iv } = deriveKey(passphrase, bytes.subarray(HEADER.length, PREFIX_LENGTH));
  // Check every byte of the padding; libraries may check only the last one.
  const plain = unpad(cbc(key, iv, { disablePadding: true }).decrypt(data), BLOCK);
  return plain && fromUtf8(plain);
}

/**
 * Creates the compatible codec: the OpenSSL salted container (AES-256-CBC, MD5 key derivation) in URL-safe base64, so
 * that links in the older format keep working. Throws a ConfigError for an empty key or ambiguous substitutes.
 *
 * ```ts
 * const codec = createCodec({ key: 'the key that the server publishes' });
 * const result = codec.decrypt(codec.encrypt('2024 INSC 1'));
 * if (result.ok) console.log(result.value);
 * ```
 */
export function createCodec(options: CodecOptions): Codec {
  const key: unknown = (options as CodecOptions | undefined)?.key;
  if (typeof key !== 'string' || key === '' || !key.isWellFormed()) {
    throw new ConfigError('The key of the link codec is empty or not text; set the key that the server publishes.');
  }
  const substitution = createSubstitution(options.substitutes);
  const passphrase = toUtf8(key);
  return {
    encrypt(plain) {
      const data = textBytes(plain);
      const salt = crypto.getRandomValues(new Uint8Array(SALT_LENGTH));
      const { key, iv } = deriveKey(passphrase, salt);
      const blocks = cbc(key, iv).encrypt(data);
      const bytes = new Uint8Array(PREFIX_LENGTH + blocks.length);
      bytes.set(HEADER);
      bytes.set(salt, HEADER.length);
      bytes.set(blocks, PREFIX_LENGTH);
      return fitsLink(substitution.encode(toBase64(bytes)));
    },
    decrypt(text) {
      if (typeof text !== 'string' || text.length > MAX_CODED_LENGTH) return fail(new DamagedLinkError());
      const bytes = fromBase64(substitution.decode(text));
      const plain = bytes && openContainer(bytes, passphrase);
      return plain === undefined ? fail(new DamagedLinkError()) : succeed(plain);
    },
  };
}
