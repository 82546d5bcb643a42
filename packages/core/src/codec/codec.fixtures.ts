import fc from 'fast-check';
import { createCodec, createSealedCodec, type Codec, type SealedCodec } from './index.js';

/** True in a run by hand that takes minutes. */
export const isLongRun = Boolean(process.env['LONG_RUN']);

/** Times a property runs: few in the normal suite, many in a run by hand. */
export const runs = (normal: number, long: number): number => (isLongRun ? long : normal);

/** Milliseconds that a test may take in a run by hand. */
export const LONG_TIME = 3_600_000;

export const key = 's3cret-key';

let made: Codec | undefined;
/** Made with the first call: a fault in the making is then a test that fails, not a file that cannot be loaded. */
const codecOnDemand = (): Codec => (made ??= createCodec({ key }));
export const codec: Codec = {
  encrypt: (plain) => codecOnDemand().encrypt(plain),
  decrypt: (text) => codecOnDemand().decrypt(text),
};

let madeSealed: SealedCodec | undefined;
const sealedOnDemand = (): SealedCodec => (madeSealed ??= createSealedCodec({ key }));
export const sealed: SealedCodec = {
  seal: (plain, options) => sealedOnDemand().seal(plain, options),
  open: (text, options) => sealedOnDemand().open(text, options),
};

/** The form of a link from standard base64, and back. */
export const toUrl = (base64: string): string =>
  base64.replaceAll('/', '-s').replaceAll('+', '-p').replaceAll('=', '-e');
export const toStandard = (text: string): string =>
  text.replaceAll('-s', '/').replaceAll('-p', '+').replaceAll('-e', '=');

/** The value of a link, or undefined when it was told as damaged. */
export function valueOf(text: string, reader: Pick<Codec, 'decrypt'> = codec): string | undefined {
  const result = reader.decrypt(text);
  return result.ok ? result.value : undefined;
}

/** Any text that UTF-8 can carry. */
export const wellFormed = fc.string({ unit: 'binary', maxLength: 300 }).filter((text) => text.isWellFormed());

/** A source of numbers from 0 to 2³² − 1 that gives the same ones in each run. */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}

/** The entries for which a promise does not hold; what a control of a test shows to be found. */
export function breaches<T>(entries: Iterable<T>, holds: (entry: T) => boolean): T[] {
  return [...entries].filter((entry) => !holds(entry));
}
