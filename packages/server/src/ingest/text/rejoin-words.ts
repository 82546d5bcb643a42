import { codesOf } from './codes-of.js';

/** A word that the source broke at the end of a printed line and put together with a space: `appel- lant`. */
const broken = /\b([A-Za-z]{2,})- ([a-z]{2,})\b/g;

/**
 * Mends words broken at a line end, when the same text has the word whole elsewhere: `appel- lant` becomes `appellant`
 * if the text says `appellant`, `cross- examination` becomes `cross-examination` if it says that. All others stay.
 */
export function rejoinWords(paragraphs: readonly string[]): string[] {
  const wanted = new Set<string>();
  for (const paragraph of paragraphs) {
    if (!paragraph.includes('- ')) continue;
    for (const [, first, second] of paragraph.matchAll(broken)) {
      wanted.add(`${first}-${second}`.toLowerCase());
      wanted.add(`${first}${second}`.toLowerCase());
    }
  }
  if (wanted.size === 0) return [...paragraphs];
  const words = findWords(paragraphs, wanted);
  return paragraphs.map((paragraph) =>
    paragraph.includes('- ')
      ? paragraph.replace(broken, (whole: string, first: string, second: string) => {
          if (words.has(`${first}-${second}`.toLowerCase())) return `${first}-${second}`;
          if (words.has(`${first}${second}`.toLowerCase())) return `${first}${second}`;
          return whole;
        })
      : paragraph,
  );
}

const HYPHEN = 0x2d;

/** The bit that tells a small letter from its capital. */
const SMALL = 0x20;

/** Letters are numbered in five bits. */
const LETTERS = 32;

/** Those of the wanted words that stand in the text as a whole. Linear in the text, however many are wanted. */
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

/** A hyphen within a word; what stands before it is a letter. */
function isHyphenInside(codes: Uint16Array, at: number): boolean {
  return codes[at] === HYPHEN && isLetter(codes[at + 1] ?? 0);
}

function isLetter(code: number): boolean {
  const small = code | SMALL;
  return small > 0x60 && small < 0x7b;
}
