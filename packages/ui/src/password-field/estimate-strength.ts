/** Estimated strength of a password; `none` for an empty one. */
export type PasswordStrength = 'none' | 'short' | 'easy' | 'fair' | 'hard';

/** Bits for `fair`: too many to guess over a network. */
const FAIR_BITS = 40;
/** Bits for `hard`: too many to guess against a stolen, well-hashed password. */
const HARD_BITS = 64;
/** Value of a character that continues a run, relative to a free one: after `abc`, `d` is easy to guess. */
const RUN_WEIGHT = 0.2;

/** Words that attackers try first, and years. Each counts as one character. */
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
 * Estimates the strength from length, character classes, runs and common words. It knows neither leaked passwords nor
 * the reader, so it may be too optimistic: it only advises, and the server decides. `min` is the server's minimum
 * length in characters.
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

/** Number of free characters. A character that repeats or continues a run counts little. */
function weigh(characters: readonly string[]): number {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  return codes.reduce(
    (sum, code, place) => sum + (place > 0 && Math.abs(code - (codes[place - 1] ?? 0)) <= 1 ? RUN_WEIGHT : 1),
    0,
  );
}
