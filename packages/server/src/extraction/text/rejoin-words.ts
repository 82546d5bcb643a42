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

/** Parts of compounds that are no words of the text but may stand before any word. */
const prefixes = new Set(
  'non co re pre sub ex self quasi semi multi inter intra anti counter vice post over under well half cross so pro'.split(
    ' ',
  ),
);

/** Letters of a part at the end of a word, for example `cally`. */
const LEAST_END = 3;

/**
 * Rejoins words broken at a line end. If the same text has the whole word elsewhere, that decides: `appel- lant` becomes `appellant`
 * if the text says `appellant`, `cross- examination` becomes `cross-examination` if it says that. Otherwise parts that are no
 * words are joined: `Mechani- cally`. All others stay, or become a compound without the space if `isTypeset`: the lines of a PDF break
 * words at their hyphens only.
 */
export function rejoinWords(paragraphs: readonly string[], isTypeset = false): string[] {
  const broken = paragraphs.map(findBroken);
  const wanted = new Set<string>();
  for (const [index, places] of broken.entries()) {
    for (const place of places)
      for (const word of [...wholesOf(paragraphs[index] ?? '', place), ...partsOf(paragraphs[index] ?? '', place)])
        wanted.add(word.toLowerCase());
  }
  if (wanted.size === 0) return [...paragraphs];
  const known = { ...findWords(paragraphs, wanted), isTypeset };
  return paragraphs.map((paragraph, index) => rejoin(paragraph, broken[index] ?? [], known));
}

function partsOf(paragraph: string, { start, hyphen, end }: Broken): [string, string] {
  return [paragraph.slice(start, hyphen), paragraph.slice(hyphen + BREAK.length, end)];
}

/** What a broken word may be: with its hyphen, and without it. */
function wholesOf(paragraph: string, place: Broken): string[] {
  const [first, second] = partsOf(paragraph, place);
  return [`${first}-${second}`, `${first}${second}`];
}

/** The wanted words that the text contains, in lower case. */
interface Words {
  readonly words: ReadonlySet<string>;
  /** Those that are not only a part of a broken word. */
  readonly free: ReadonlySet<string>;
}

interface Known extends Words {
  readonly isTypeset: boolean;
}

function rejoin(paragraph: string, broken: readonly Broken[], known: Known): string {
  let rejoined = '';
  let done = 0;
  for (const place of broken) {
    const whole =
      wholesOf(paragraph, place).find((one) => known.words.has(one.toLowerCase())) ??
      guess(partsOf(paragraph, place), known);
    if (whole === undefined) continue;
    rejoined += paragraph.slice(done, place.start) + whole;
    done = place.end;
  }
  return done === 0 ? paragraph : rejoined + paragraph.slice(done);
}

function guess([first, second]: readonly [string, string], { free, isTypeset }: Known): string | undefined {
  const isWord = (part: string) => free.has(part.toLowerCase());
  if (second.length >= LEAST_END && !isWord(second) && !isWord(first) && !prefixes.has(first.toLowerCase()))
    return `${first}${second}`;
  return isTypeset ? `${first}-${second}` : undefined;
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
const SPACE = 0x20;

/** The bit that distinguishes a lower-case letter from its capital. */
const SMALL = 0x20;

/** Letters are numbered in five bits. */
const LETTERS = 32;

/** Returns the wanted words that the text contains whole. Linear in the text, for any number of words. */
function findWords(paragraphs: readonly string[], wanted: ReadonlySet<string>): Words {
  // Length and first letter spare nearly all words being cut out.
  const keys = new Set([...wanted].map((word) => word.length * LETTERS + (word.charCodeAt(0) % LETTERS)));
  const words = new Set<string>();
  const free = new Set<string>();
  for (const paragraph of paragraphs) {
    const codes = codesOf(paragraph);
    for (let at = 0; at < paragraph.length; at += 1) {
      const first = codes[at] ?? 0;
      if (!isLetter(first)) continue;
      const start = at;
      while (isLetter(codes[at] ?? 0) || isHyphenInside(codes, at)) at += 1;
      if (!keys.has((at - start) * LETTERS + ((first | SMALL) % LETTERS))) continue;
      const word = paragraph.slice(start, at).toLowerCase();
      if (!wanted.has(word)) continue;
      words.add(word);
      if (!isBeside(codes, start, at)) free.add(word);
    }
  }
  return { words, free };
}

/** Whether a word stands before or behind a break. */
function isBeside(codes: Uint16Array, start: number, end: number): boolean {
  const isBefore = codes[end] === HYPHEN && codes[end + 1] === SPACE;
  return isBefore || (codes[start - 1] === SPACE && codes[start - 2] === HYPHEN);
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
