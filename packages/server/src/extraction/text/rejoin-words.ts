import { codesOf } from './codes-of.js';

/** A word that the source broke at the end of a printed line and joined with a space: `appel- lant`. */
interface Broken {
  readonly start: number;
  /** Offset of the hyphen. */
  readonly hyphen: number;
  readonly end: number;
}

/** Letters of either part at least. */
const LEAST_LETTERS = 2;

/**
 * Rejoins words broken at a line end, when the same text has the whole word elsewhere: `appel- lant` becomes `appellant`
 * if the text says `appellant`, `cross- examination` becomes `cross-examination` if it says that. All others stay.
 */
export function rejoinWords(paragraphs: readonly string[]): string[] {
  const broken = paragraphs.map(findBroken);
  const wanted = new Set<string>();
  for (const [index, places] of broken.entries()) {
    for (const place of places)
      for (const whole of wholesOf(paragraphs[index] ?? '', place)) wanted.add(whole.toLowerCase());
  }
  if (wanted.size === 0) return [...paragraphs];
  const words = findWords(paragraphs, wanted);
  return paragraphs.map((paragraph, index) => rejoin(paragraph, broken[index] ?? [], words));
}

/** What a broken word may be: with its hyphen, and without it. */
function wholesOf(paragraph: string, { start, hyphen, end }: Broken): string[] {
  const first = paragraph.slice(start, hyphen);
  const second = paragraph.slice(hyphen + BREAK.length, end);
  return [`${first}-${second}`, `${first}${second}`];
}

function rejoin(paragraph: string, broken: readonly Broken[], words: ReadonlySet<string>): string {
  let rejoined = '';
  let done = 0;
  for (const place of broken) {
    const whole = wholesOf(paragraph, place).find((one) => words.has(one.toLowerCase()));
    if (whole === undefined) continue;
    rejoined += paragraph.slice(done, place.start) + whole;
    done = place.end;
  }
  return done === 0 ? paragraph : rejoined + paragraph.slice(done);
}

/** The break inside a word. */
const BREAK = '- ';

/** Letters, a hyphen with a space after it, lower-case letters. The search starts at the hyphens, which are rare. */
function findBroken(paragraph: string): Broken[] {
  const found: Broken[] = [];
  let floor = 0;
  for (let hyphen = paragraph.indexOf(BREAK); hyphen !== -1; hyphen = paragraph.indexOf(BREAK, hyphen + 1)) {
    let start = hyphen;
    while (start > floor && isLetter(paragraph.charCodeAt(start - 1))) start -= 1;
    const second = hyphen + BREAK.length;
    let end = second;
    while (isSmallLetter(paragraph.charCodeAt(end))) end += 1;
    if (hyphen - start < LEAST_LETTERS || end - second < LEAST_LETTERS) continue;
    if (isInWord(paragraph.charCodeAt(start - 1)) || isInWord(paragraph.charCodeAt(end))) continue;
    found.push({ start, hyphen, end });
    floor = end;
  }
  return found;
}

const HYPHEN = 0x2d;

/** The bit that distinguishes a lower-case letter from its capital. */
const SMALL = 0x20;

/** Letters are numbered in five bits. */
const LETTERS = 32;

/** Returns the wanted words that the text contains whole. Linear in the text, for any number of words. */
function findWords(paragraphs: readonly string[], wanted: ReadonlySet<string>): ReadonlySet<string> {
  // Length and first letter spare nearly all words being cut out.
  const keys = new Set([...wanted].map((word) => word.length * LETTERS + (word.charCodeAt(0) % LETTERS)));
  const found = new Set<string>();
  for (const paragraph of paragraphs) {
    const codes = codesOf(paragraph);
    for (let at = 0; at < paragraph.length; at += 1) {
      const first = codes[at] ?? 0;
      if (!isLetter(first)) continue;
      const start = at;
      while (isLetter(codes[at] ?? 0) || isHyphenInside(codes, at)) at += 1;
      if (!keys.has((at - start) * LETTERS + ((first | SMALL) % LETTERS))) continue;
      const word = paragraph.slice(start, at).toLowerCase();
      if (wanted.has(word)) found.add(word);
    }
  }
  return found;
}

/** A hyphen inside a word, after a letter. */
function isHyphenInside(codes: Uint16Array, at: number): boolean {
  return codes[at] === HYPHEN && isLetter(codes[at + 1] ?? 0);
}

const isSmallLetter = (code: number): boolean => code > 0x60 && code < 0x7b;

/** A letter, a digit or an underscore. */
const isInWord = (code: number): boolean => isLetter(code) || (code > 0x2f && code < 0x3a) || code === 0x5f;

function isLetter(code: number): boolean {
  return isSmallLetter(code | SMALL);
}
