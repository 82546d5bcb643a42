import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { glyphs } from './glyphs.js';

/** The answers to one challenge. Either is accepted. */
export interface ChallengeAnswers {
  /** The characters of the picture. */
  readonly characters: string;
  /** The digits of the sound. */
  readonly digits: string;
}

/** Makes and reads the ids of challenges. */
export interface ChallengeIds {
  create(now: number): string;
  /** Returns when the challenge was created; null for an id that this server did not make. */
  createdAt(id: string): number | null;
  answersOf(id: string): ChallengeAnswers;
  /** Returns random numbers from 0 to 1, the same ones for the same id and purpose. */
  randomOf(id: string, purpose: string): () => number;
}

/** Characters of a picture, and digits of a sound. */
const LENGTH = 6;
const TIME_BYTES = 6;
const RANDOM_BYTES = 12;
const MAC_BYTES = 12;
const ALPHABET = Object.keys(glyphs);
const DIGITS = '0123456789'.split('');

/**
 * Creates the ids from a secret of the server. An id contains its time and a signature; answers and drawings follow from
 * the id and the key. So a new challenge needs no storage, and a flood of challenges fills no disk.
 */
export function createChallengeIds({ secret }: { readonly secret: string }): ChallengeIds {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'headnote captcha', 32));
  const mac = (purpose: string, value: Buffer | string) =>
    createHmac('sha256', key).update(`${purpose}\0`).update(value).digest();

  const randomOf = (id: string, purpose: string) => createRandom(mac(purpose, id));
  const pick = (id: string, purpose: string, from: readonly string[]) => {
    const random = randomOf(id, purpose);
    return Array.from({ length: LENGTH }, () => from[Math.floor(random() * from.length)]).join('');
  };

  return {
    create(now) {
      const head = Buffer.alloc(TIME_BYTES);
      head.writeUIntBE(now, 0, TIME_BYTES);
      const body = Buffer.concat([head, randomBytes(RANDOM_BYTES)]);
      return Buffer.concat([body, mac('id', body).subarray(0, MAC_BYTES)]).toString('base64url');
    },
    createdAt(id) {
      if (!/^[\w-]{40}$/.test(id)) return null;
      const bytes = Buffer.from(id, 'base64url');
      const body = bytes.subarray(0, TIME_BYTES + RANDOM_BYTES);
      const isOwn = timingSafeEqual(bytes.subarray(body.length), mac('id', body).subarray(0, MAC_BYTES));
      return isOwn ? body.readUIntBE(0, TIME_BYTES) : null;
    },
    answersOf: (id) => ({ characters: pick(id, 'characters', ALPHABET), digits: pick(id, 'digits', DIGITS) }),
    randomOf,
  };
}

/** A stream of numbers from 32 bytes (xoshiro128**), good for drawings and choices, not for keys. */
function createRandom(seed: Buffer): () => number {
  let [a, b, c, d] = [0, 4, 8, 12].map((offset) => seed.readUInt32LE(offset) | 1) as [number, number, number, number];
  const rotate = (value: number, by: number) => (value << by) | (value >>> (32 - by));
  return () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return (result >>> 0) / 4_294_967_296;
  };
}
