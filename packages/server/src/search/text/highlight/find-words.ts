import { APOSTROPHE, SEPARATOR, WORD, classAt, unitsAt } from '../analysis/character-classes.js';
import { foldWord } from '../analysis/fold-word.js';
import { scanWords } from '../analysis/scan-words.js';
import type { WantedWords } from './wanted-words.js';

/** A wanted word in a text. */
export interface FoundWord {
  readonly start: number;
  readonly end: number;
  readonly term: string;
  /** Empty if no exact word is wanted. */
  readonly folded: string;
  /** True if it is marked everywhere, or because of its place. */
  readonly isSingle: boolean;
  /** True if the next word continues the mark. */
  readonly joinsNext: boolean;
  /** True if the previous wanted word is the word directly before it. */
  readonly followsLast: boolean;
}

/** Positions of words to mark because of their places; true if the next word continues the mark. */
export type MarkedPlaces = ReadonlyMap<number, boolean>;

/**
 * Finds the wanted words of a text in order. It examines only possible places, which is several times faster than
 * examining every word of a judgment: a stem differs from its word at most in the last letter, so the beginning of a
 * word decides. Words with an apostrophe or non-ASCII letters are all examined.
 */
export function findWords(text: string, wanted: WantedWords, places?: MarkedPlaces): FoundWord[] {
  const isAnywhere = places !== undefined || wanted.tests.some((test) => test.beginning === '');
  return isAnywhere ? findAmongAll(text, wanted, places) : findByBeginnings(text, wanted);
}

function findByBeginnings(text: string, wanted: WantedWords): FoundWord[] {
  const pattern = patternOf(wanted, { isAscii: Buffer.byteLength(text) === text.length });
  const look = openLook(wanted);
  const found: FoundWord[] = [];
  /** End of the previous stretch if its last word was wanted. */
  let runBehind = -1;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const run = runAround(text, match.index);
    pattern.lastIndex = run.end;
    const isDirect = runBehind >= 0 && isGap(text, runBehind, run.start);
    let words = 0;
    let lastFound = -1;
    scanWords(text.slice(run.start, run.end), (from, to) => {
      const start = run.start + from;
      const end = run.start + to;
      const word = look(text.slice(start, end));
      if (word.term === '') return;
      words += 1;
      if (!word.isWanted) return;
      const { term, folded, isSingle } = word;
      const followsLast = words === 1 ? isDirect : lastFound === words - 1;
      found.push({ start, end, term, folded, isSingle, joinsNext: false, followsLast });
      lastFound = words;
    });
    // A stretch without a word (a lone mark) does not separate words.
    const isOpen = words === 0 ? isDirect : lastFound === words;
    runBehind = isOpen ? run.end : -1;
  }
  return found;
}

/** The same by examining every word, if beginnings cannot decide. */
function findAmongAll(text: string, wanted: WantedWords, places: MarkedPlaces = new Map()): FoundWord[] {
  const look = openLook(wanted);
  const found: FoundWord[] = [];
  const isOnlyPlaces = wanted.terms.size + wanted.exactWords.size + wanted.tests.length === 0;
  let position = -1;
  let lastFound = -2;
  scanWords(text, (start, end) => {
    // A word that begins with ASCII has a term; which one makes no difference here.
    if (isOnlyPlaces && text.charCodeAt(start) < 0x80 && !places.has(position + 1)) {
      position += 1;
      return;
    }
    const word = look(text.slice(start, end));
    if (word.term === '') return;
    position += 1;
    const isPlace = places.has(position);
    if (!isPlace && !word.isWanted) return;
    const { term, folded } = word;
    const joinsNext = places.get(position) === true;
    const followsLast = lastFound === position - 1;
    found.push({ start, end, term, folded, isSingle: isPlace || word.isSingle, joinsNext, followsLast });
    lastFound = position;
  });
  return found;
}

/** Examines single words. */
function openLook(wanted: WantedWords) {
  const { toTerm, terms, singles, exactWords, exactSingles, tests } = wanted;
  const needsFolded = exactWords.size > 0 || tests.length > 0;
  return (word: string) => {
    const term = toTerm(word);
    const folded = needsFolded ? foldWord(word) : '';
    const isSingle =
      singles.has(term) || (needsFolded && (exactSingles.has(folded) || tests.some((test) => test.matches(folded))));
    return { term, folded, isSingle, isWanted: isSingle || terms.has(term) || exactWords.has(folded) };
  };
}

/** An apostrophe inside a word, other than the possessive; the beginning of a word cannot decide then. */
const INNER_APOSTROPHE = "['\u2019\u02bc\uff07](?!s(?![a-z0-9]))[a-z0-9]";

/** A non-ASCII character that may be part of a word: all but the usual punctuation. */
export const UNUSUAL =
  '[^\\u0000-\\u007f\\u00a0-\\u00a9\\u00ab-\\u00b1\\u00b4\\u00b6-\\u00b8\\u00bb\\u00d7\\u00f7\\u2000-\\u206f\\u20a0-\\u20bf\\u2122\\ufffd]';

const PLAIN_TERM = /^[a-z0-9]+$/;

function patternOf(wanted: WantedWords, { isAscii }: { readonly isAscii: boolean }): RegExp {
  const beginnings = new Set<string>();
  for (const term of wanted.terms) beginnings.add(term.length > 1 ? term.slice(0, -1) : term);
  for (const word of wanted.exactWords) beginnings.add(word);
  for (const test of wanted.tests) beginnings.add(test.beginning);
  const plain = [...beginnings].filter((beginning) => PLAIN_TERM.test(beginning));
  // Most texts are pure ASCII, and searching for other characters takes longer than all the rest.
  const alternatives = isAscii ? [INNER_APOSTROPHE] : [INNER_APOSTROPHE, UNUSUAL];
  if (plain.length > 0) alternatives.unshift(`(?<![a-z0-9])(?:${plain.join('|')})`);
  const look = openLook(wanted);
  if (look('&').isWanted) alternatives.push('&');
  if (look('§').isWanted) alternatives.push('§');
  return new RegExp(alternatives.join('|'), 'gi');
}

/** Returns the stretch around a place without separators and symbols, which are stretches by themselves. */
function runAround(text: string, place: number): { readonly start: number; readonly end: number } {
  if (!isWithin(text, place)) return { start: place, end: place + unitsAt(text, place) };
  let start = place;
  for (
    let before = placeBefore(text, start);
    before >= 0 && isWithin(text, before);
    before = placeBefore(text, start)
  ) {
    start = before;
  }
  let end = place + unitsAt(text, place);
  while (end < text.length && isWithin(text, end)) end += unitsAt(text, end);
  return { start, end };
}

function placeBefore(text: string, place: number): number {
  const isPair = place >= 2 && unitsAt(text, place - 2) === 2;
  return isPair ? place - 2 : place - 1;
}

function isWithin(text: string, place: number): boolean {
  const kind = classAt(text, place);
  return kind === WORD || kind === APOSTROPHE;
}

/** Returns whether there is no word between two places. */
function isGap(text: string, from: number, to: number): boolean {
  for (let place = from; place < to; place += unitsAt(text, place)) {
    const kind = classAt(text, place);
    if (kind !== SEPARATOR && kind !== APOSTROPHE) return false;
  }
  return true;
}
