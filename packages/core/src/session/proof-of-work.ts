import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Largest number of zero bits that a challenge may ask for: about four million hashes, 15 seconds on a slow phone. */
export const MAX_PROOF_BITS = 22;

/** A challenge begins with the number of zero bits that it asks for. */
const CHALLENGE = /^(\d{1,2})\.[\w.-]{1,64}$/;

function bitsOf(challenge: string): number | undefined {
  const bits = Number(CHALLENGE.exec(challenge)?.[1] ?? Number.NaN);
  return bits <= MAX_PROOF_BITS ? bits : undefined;
}

/** Whether the SHA-256 of the text begins with so many zero bits. At most 32 are compared. */
function hasZeroBits(text: string, bits: number): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = sha256(utf8ToBytes(text));
  return Math.clz32(((a << 24) | (b << 16) | (c << 8) | d) >>> 0) >= bits;
}

/**
 * Solves the challenge of a refused call: appends the first number with which its SHA-256 begins with the zero bits
 * that it asks for. Takes from a tenth of a second to some seconds without a pause, so run it in a worker. Throws a
 * RangeError for a text that is no challenge or asks for more than `MAX_PROOF_BITS`.
 */
export function solveProof(challenge: string): string {
  const bits = bitsOf(challenge);
  if (bits === undefined) throw new RangeError('The challenge cannot be solved: it has an unknown form.');
  for (let count = 0; ; count += 1) {
    const proof = `${challenge}.${count.toString(36)}`;
    if (hasZeroBits(proof, bits)) return proof;
  }
}

/** Returns whether a text solves the challenge with which it begins. It does not say who made the challenge. */
export function isProof(proof: string): boolean {
  const bits = bitsOf(proof.slice(0, Math.max(0, proof.lastIndexOf('.'))));
  return bits !== undefined && hasZeroBits(proof, bits);
}
