import { md5 } from '@noble/hashes/legacy.js';

/** Lengths in bytes of an AES-256 key and of a CBC initialisation vector. */
const KEY_LENGTH = 32;
const IV_LENGTH = 16;

/** Derives key and initialisation vector from a passphrase and a salt, like OpenSSL's `EVP_BytesToKey` with MD5 and one round. */
export function deriveKey(
  passphrase: Uint8Array,
  salt: Uint8Array,
): { readonly key: Uint8Array; readonly iv: Uint8Array } {
  const derived = new Uint8Array(KEY_LENGTH + IV_LENGTH);
  let block = new Uint8Array(0);
  for (let at = 0; at < derived.length; at += block.length) {
    const input = new Uint8Array(block.length + passphrase.length + salt.length);
    input.set(block);
    input.set(passphrase, block.length);
    input.set(salt, block.length + passphrase.length);
    block = Uint8Array.from(md5(input));
    derived.set(block, at);
  }
  return { key: derived.subarray(0, KEY_LENGTH), iv: derived.subarray(KEY_LENGTH) };
}
