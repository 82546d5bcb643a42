import { APOSTROPHE, SEPARATOR, SYMBOL, WORD, classAt } from '../analysis/character-classes.js';
import { scanWords } from '../analysis/scan-words.js';
import type { WantedWords } from './wanted-words.js';

/** A word of a text that is wanted. */
export interface FoundWord {
  readonly start: number;
  readonly end: number;
  readonly term: string;
  /** True when the wanted word found before it is the word right before it. */
  readonly followsLast: boolean;
}

/** Finds the wanted words of a text in their order. */
export function findWords(text: string, wanted: WantedWords): FoundWord[] {
  return UNUSUAL.test(text) || !isPlain(wanted) ? findByScan(text, wanted) : findByPattern(text, wanted);
}

/** A character beyond ASCII that may be part of a word: everything but the usual punctuation. */
export const UNUSUAL =
  /[^\t\n\v\f\r -~\u00a0-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00d7\u00f7\u2000-\u206f\u20a0-\u20bf\u2122\ufffd]/;

/** Looks at every word. */
export function findByScan(text: string, wanted: WantedWords): FoundWord[] {
  const found: FoundWord[] = [];
  const canStart = firstLetters(wanted.terms);
  let last = Number.NaN;
  let empty = 0;
  scanWords(text, (start, end, position) => {
    const first = text.charCodeAt(start);
    if (first < 0x80 && canStart[first] === 0) return;
    const term = wanted.toTerm(text.slice(start, end));
    if (term === '') empty += 1;
    if (!wanted.terms.has(term)) return;
    found.push({ start, end, term, followsLast: position - empty === last + 1 });
    last = position - empty;
  });
  return found;
}

/** ASCII characters that a wanted word can begin with: a stem keeps the first letter of its word. */
function firstLetters(terms: Iterable<string>): Uint8Array {
  const letters = new Uint8Array(0x80);
  for (const term of terms) {
    for (const letter of [term[0]!, term[0]!.toUpperCase()]) {
      if (letter.charCodeAt(0) < 0x80) letters[letter.charCodeAt(0)] = 1;
    }
  }
  // The symbol stands for the word `and`.
  letters['&'.charCodeAt(0)] = letters['a'.charCodeAt(0)]!;
  return letters;
}

const PLAIN_TERM = /^[a-z0-9]+$/;

/** The index analyses such terms from words of ASCII letters and digits only. */
function isPlain(wanted: WantedWords): boolean {
  for (const term of wanted.terms) if (!PLAIN_TERM.test(term)) return false;
  return wanted.terms.size > 0;
}

/**
 * Looks only where a wanted word can be: a stem differs from its word in its last letter at most. Eight times faster
 * than looking at every word of a judgment.
 */
export function findByPattern(text: string, wanted: WantedWords): FoundWord[] {
  const pattern = patternOf(wanted);
  const found: FoundWord[] = [];
  let runBehind = -1;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const run = runAround(text, match.index);
    const isDirect = runBehind >= 0 && isGap(text, runBehind, run.start);
    let lastPosition = -1;
    let words = 0;
    scanWords(text.slice(run.start, run.end), (start, end, position) => {
      words = position + 1;
      const term = wanted.toTerm(text.slice(run.start + start, run.start + end));
      if (!wanted.terms.has(term)) return;
      const isFirst = position === 0 && isDirect;
      const isNext = lastPosition >= 0 && position === lastPosition + 1;
      found.push({ start: run.start + start, end: run.start + end, term, followsLast: isFirst || isNext });
      lastPosition = position;
    });
    // What follows is next to this run only if the run ends with a wanted word.
    runBehind = lastPosition >= 0 && lastPosition === words - 1 ? run.end : -1;
    pattern.lastIndex = run.end;
  }
  return found;
}

/** An apostrophe within a word, which the beginning of a word cannot foresee; the possessive is not meant. */
const INNER_APOSTROPHE = "['\u2019\u02bc\uff07](?!s(?![a-z0-9]))[a-z0-9]";

function patternOf({ terms }: WantedWords): RegExp {
  const beginnings = new Set([...terms].map((term) => (term.length > 1 ? term.slice(0, -1) : term)));
  const alternatives = [`(?<![a-z0-9])(?:${[...beginnings].join('|')})`, INNER_APOSTROPHE];
  if (terms.has('and')) alternatives.push('&');
  if (terms.has('section')) alternatives.push('§');
  return new RegExp(alternatives.join('|'), 'gi');
}

/** The stretch around a place that no separator and no symbol divides; a symbol is a stretch by itself. */
function runAround(text: string, place: number): { readonly start: number; readonly end: number } {
  if (classAt(text, place) === SYMBOL) return { start: place, end: place + 1 };
  let start = place;
  while (start > 0 && isWithin(text, start - 1)) start -= 1;
  let end = place + 1;
  while (end < text.length && isWithin(text, end)) end += 1;
  return { start, end };
}

function isWithin(text: string, place: number): boolean {
  const kind = classAt(text, place);
  return kind === WORD || kind === APOSTROPHE;
}

/** True when no word stands between two places. */
function isGap(text: string, from: number, to: number): boolean {
  for (let place = from; place < to; place += 1) {
    const kind = classAt(text, place);
    if (kind !== SEPARATOR && kind !== APOSTROPHE) return false;
  }
  return true;
}
