import { ConfigError } from '../errors/config-error.js';
import { DamagedLinkError } from '../errors/damaged-link-error.js';
import { fail, succeed, type Result } from '../errors/result.js';
import { fromBase64, toBase64 } from './base64.js';
import { createCodec, type CodecOptions } from './create-codec.js';
import { fitsLink, MAX_CODED_LENGTH, textBytes } from './limits.js';
import { fromUtf8, toUtf8 } from './utf8.js';

/** Options of `createSealedCodec`. */
export interface SealedCodecOptions extends CodecOptions {
  /** 0 (default) also reads the compatible format; 1 reads only sealed values. */
  readonly minVersion?: 0 | 1;
}

/** The use of a value (`query`, `id`, `return`…). A value sealed for one purpose cannot be opened for another. */
export interface SealPurpose {
  /** Any text. `open` needs the same text as `seal`. */
  readonly purpose: string;
}

/** Encrypts and authenticates texts: a changed value is always refused. */
export interface SealedCodec {
  /**
   * Resolves to `v1.` and URL-safe base64. Rejects with a ConfigError if Web Crypto is missing (a page without https) or
   * cannot create the key, and never falls back to a weaker format. Rejects with a BadQueryError or a TooLargeError in
   * the same cases as `Codec.encrypt`.
   */
  seal(plain: string, options: SealPurpose): Promise<string>;
  /**
   * Resolves to the text, to a DamagedLinkError, or to a ConfigError if Web Crypto is missing or cannot create the key.
   * Never rejects.
   */
  open(text: string, options: SealPurpose): Promise<Result<string>>;
}

const PREFIX = 'v1.';
const NONCE_LENGTH = 12;
const NO_WEB_CRYPTO = 'Web Crypto is missing: sealed links need a page that is served over https or from this machine.';
const NO_KEY = 'Web Crypto could not create the key of sealed links; try again, or use another browser.';

async function importKey(subtle: SubtleCrypto, key: string): Promise<CryptoKey> {
  const material = await subtle.importKey('raw', toUtf8(key), 'HKDF', false, ['deriveKey']);
  const info = toUtf8('headnote sealed link v1');
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info };
  return subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

function toUrl(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromUrl(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) return undefined;
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  return fromBase64(base64 + '='.repeat((4 - (base64.length % 4)) % 4));
}

/**
 * Creates the sealed codec: `v1.` and AES-256-GCM with a random nonce, bound to a purpose. The key is sent to browsers,
 * so a seal proves that a value was not changed, not who created it. Throws a ConfigError in the same cases as
 * `createCodec`, and for a `minVersion` other than 0 and 1.
 * @departs C3
 */
export function createSealedCodec(options: SealedCodecOptions): SealedCodec {
  const compatible = createCodec(options);
  const { key: passphrase, minVersion = 0 } = options;
  // A version read from settings as text, such as '1', must not silently behave like 0.
  if (![0, 1].includes(minVersion)) throw new ConfigError('minVersion of the sealed links must be 0 or 1.');
  let keyPromise: Promise<CryptoKey> | undefined;
  const algorithm = (nonce: Uint8Array<ArrayBuffer>, purpose: string) => ({
    name: 'AES-GCM',
    iv: nonce,
    additionalData: toUtf8(PREFIX + purpose),
  });
  const subtleCrypto = (): SubtleCrypto | undefined => (globalThis.crypto as Crypto | undefined)?.subtle;

  /** Resolves to the key or to an error. A failure is not cached, so the next call tries again. */
  async function keyOf(subtle: SubtleCrypto): Promise<CryptoKey | ConfigError> {
    try {
      return await (keyPromise ??= importKey(subtle, passphrase));
    } catch (cause) {
      keyPromise = undefined;
      return new ConfigError(NO_KEY, { cause });
    }
  }

  async function openSealed(text: string, seal: SealPurpose): Promise<Result<string>> {
    const subtle = subtleCrypto();
    if (!subtle) return fail(new ConfigError(NO_WEB_CRYPTO));
    const bytes = fromUrl(text.slice(PREFIX.length));
    if (!bytes) return fail(new DamagedLinkError());
    const key = await keyOf(subtle);
    if (key instanceof ConfigError) return fail(key);
    try {
      const nonce = bytes.slice(0, NONCE_LENGTH);
      const data = await subtle.decrypt(algorithm(nonce, seal.purpose), key, bytes.slice(NONCE_LENGTH));
      const plain = fromUtf8(new Uint8Array(data));
      if (plain !== undefined) return succeed(plain);
    } catch {
      // GCM rejects without a reason if the value was changed.
    }
    return fail(new DamagedLinkError());
  }

  return {
    async seal(plain, { purpose }) {
      const subtle = subtleCrypto();
      if (!subtle) throw new ConfigError(NO_WEB_CRYPTO);
      const data = textBytes(plain);
      const key = await keyOf(subtle);
      if (key instanceof ConfigError) throw key;
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_LENGTH));
      const sealed = new Uint8Array(await subtle.encrypt(algorithm(nonce, purpose), key, data));
      const bytes = new Uint8Array(NONCE_LENGTH + sealed.length);
      bytes.set(nonce);
      bytes.set(sealed, NONCE_LENGTH);
      return fitsLink(PREFIX + toUrl(bytes));
    },
    async open(text, seal) {
      if (typeof text !== 'string' || text.length > MAX_CODED_LENGTH) return fail(new DamagedLinkError());
      if (text.startsWith(PREFIX)) return openSealed(text, seal);
      return minVersion === 1 ? fail(new DamagedLinkError()) : compatible.decrypt(text);
    },
  };
}
