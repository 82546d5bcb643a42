import fc from 'fast-check';
import { createCodec, createSealedCodec, type Codec, type SealedCodec } from './index.js';

/** True in long runs, which take minutes. */
export const isLongRun = Boolean(process.env['LONG_RUN']);

/** Number of runs of a property: few in the normal suite, many in long runs. */
export const runs = (normal: number, long: number): number => (isLongRun ? long : normal);

/** Timeout of a test in long runs, in milliseconds. */
export const LONG_TIME = 3_600_000;

export const key = 's3cret-key';

let cachedCodec: Codec | undefined;
/** Created at the first call, so that an error in `createCodec` fails a test instead of the whole file. */
const codecOnDemand = (): Codec => (cachedCodec ??= createCodec({ key }));
export const codec: Codec = {
  encrypt: (plain) => codecOnDemand().encrypt(plain),
  decrypt: (text) => codecOnDemand().decrypt(text),
};

let cachedSealedCodec: SealedCodec | undefined;
const sealedOnDemand = (): SealedCodec => (cachedSealedCodec ??= createSealedCodec({ key }));
export const sealed: SealedCodec = {
  seal: (plain, options) => sealedOnDemand().seal(plain, options),
  open: (text, options) => sealedOnDemand().open(text, options),
};

/** Converts standard base64 to the form used in links, and back. */
export const toUrl = (base64: string): string =>
  base64.replaceAll('/', '-s').replaceAll('+', '-p').replaceAll('=', '-e');
export const toStandard = (text: string): string =>
  text.replaceAll('-s', '/').replaceAll('-p', '+').replaceAll('-e', '=');

/** Returns the value of a link, or undefined if it is damaged. */
export function valueOf(text: string, reader: Pick<Codec, 'decrypt'> = codec): string | undefined {
  const result = reader.decrypt(text);
  return result.ok ? result.value : undefined;
}

/** Any text that UTF-8 can represent. */
export const wellFormed = fc.string({ unit: 'binary', maxLength: 300 }).filter((text) => text.isWellFormed());

/** Returns a generator of numbers from 0 to 2³² − 1, the same in each run. */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}

/** Returns the entries that fail a check. */
export function failuresOf<T>(entries: Iterable<T>, check: (entry: T) => boolean): T[] {
  return [...entries].filter((entry) => !check(entry));
}
