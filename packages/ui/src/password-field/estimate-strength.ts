/** How hard a password is to guess, as far as its look tells; `none` for an empty one. */
export type PasswordStrength = 'none' | 'short' | 'easy' | 'fair' | 'hard';

/** Bits from which on a password counts as fair: more than can be tried over a network. */
const FAIR_BITS = 40;
/** Bits from which on it counts as hard: more than can be tried against a stolen, well-hashed one. */
const HARD_BITS = 64;
/** What the next character of a run is worth beside a free one: whoever guesses `abc` guesses `d`. */
const RUN_WEIGHT = 0.2;

/** Words that are tried first, everywhere or here, and years; each counts as one character. */
const triedFirst =
  /p[a@]ssw[o0]rd|qwerty|asdf|zxcv|admin|welcome|letmein|iloveyou|login|test|india|bharat|krishna|ganesh|sairam|jai|lawyer|advocate|court|headnote|(?:19|20)\d\d/gi;

const kinds: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 100],
];

/**
 * Estimates from length, kinds of characters, runs and some words that are tried first. It knows no list of leaked
 * passwords and nothing of the reader, so it can be too kind: it advises, and the server decides. `min` is the server's
 * shortest password in characters.
 */
export function estimateStrength(password: string, min = 8): PasswordStrength {
  const characters = Array.from(password);
  if (characters.length === 0) return 'none';
  if (characters.length < min) return 'short';
  const pool = kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const bits = weigh(Array.from(password.replace(triedFirst, '!'))) * Math.log2(pool);
  if (bits < FAIR_BITS) return 'easy';
  return bits < HARD_BITS ? 'fair' : 'hard';
}

/** Number of free characters: one that repeats the one before, or goes on counting from it, is hardly any. */
function weigh(characters: readonly string[]): number {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  return codes.reduce(
    (sum, code, place) => sum + (place > 0 && Math.abs(code - (codes[place - 1] ?? 0)) <= 1 ? RUN_WEIGHT : 1),
    0,
  );
}
