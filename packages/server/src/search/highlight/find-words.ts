import { APOSTROPHE, SEPARATOR, WORD, classAt, unitsAt } from '../analysis/character-classes.js';
import { foldWord } from '../analysis/fold-word.js';
import { scanWords } from '../analysis/scan-words.js';
import type { WantedWords } from './wanted-words.js';

/** A word of a text that is wanted. */
export interface FoundWord {
  readonly start: number;
  readonly end: number;
  readonly term: string;
  /** Empty where no exact word is wanted. */
  readonly folded: string;
  /** True when it is marked wherever it stands, or for its place. */
  readonly isSingle: boolean;
  /** True when the next word is marked as one with it. */
  readonly joinsNext: boolean;
  /** True when the wanted word found before it is the word right before it. */
  readonly followsLast: boolean;
}

/** Positions of words that are marked for their places; true where the next word is marked as one with it. */
export type MarkedPlaces = ReadonlyMap<number, boolean>;

/**
 * Finds the wanted words of a text in their order. It looks only where one can be, which is several times faster than
 * looking at every word of a judgment: a stem differs from its word in the last letter at most, so the beginning of a
 * word tells, but for words with an apostrophe or letters beyond ASCII, which are all looked at.
 */
export function findWords(text: string, wanted: WantedWords, places?: MarkedPlaces): FoundWord[] {
  const isAnywhere = places !== undefined || wanted.tests.some((test) => test.beginning === '');
  return isAnywhere ? findAmongAll(text, wanted, places) : findByBeginnings(text, wanted);
}

function findByBeginnings(text: string, wanted: WantedWords): FoundWord[] {
  const pattern = patternOf(wanted, { isAscii: Buffer.byteLength(text) === text.length });
  const look = openLook(wanted);
  const found: FoundWord[] = [];
  /** End of the stretch before, when its last word was wanted. */
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
    // A stretch without a word (a lone mark) divides nothing.
    const isOpen = words === 0 ? isDirect : lastFound === words;
    runBehind = isOpen ? run.end : -1;
  }
  return found;
}

/** The same by looking at every word, where beginnings do not tell. */
function findAmongAll(text: string, wanted: WantedWords, places: MarkedPlaces = new Map()): FoundWord[] {
  const look = openLook(wanted);
  const found: FoundWord[] = [];
  let position = -1;
  let lastFound = -2;
  scanWords(text, (start, end) => {
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

/** Looks at single words. */
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

/** An apostrophe within a word, which the beginning of a word cannot foresee; the possessive is not meant. */
const INNER_APOSTROPHE = "['\u2019\u02bc\uff07](?!s(?![a-z0-9]))[a-z0-9]";

/** A character beyond ASCII that may be part of a word: everything but the usual punctuation. */
export const UNUSUAL =
  '[^\\u0000-\\u007f\\u00a0-\\u00a9\\u00ab-\\u00b1\\u00b4\\u00b6-\\u00b8\\u00bb\\u00d7\\u00f7\\u2000-\\u206f\\u20a0-\\u20bf\\u2122\\ufffd]';

const PLAIN_TERM = /^[a-z0-9]+$/;

function patternOf(wanted: WantedWords, { isAscii }: { readonly isAscii: boolean }): RegExp {
  const beginnings = new Set<string>();
  for (const term of wanted.terms) beginnings.add(term.length > 1 ? term.slice(0, -1) : term);
  for (const word of wanted.exactWords) beginnings.add(word);
  for (const test of wanted.tests) beginnings.add(test.beginning);
  const plain = [...beginnings].filter((beginning) => PLAIN_TERM.test(beginning));
  // Most texts are ASCII throughout, and the search for anything else takes longer than all the rest.
  const alternatives = isAscii ? [INNER_APOSTROPHE] : [INNER_APOSTROPHE, UNUSUAL];
  if (plain.length > 0) alternatives.unshift(`(?<![a-z0-9])(?:${plain.join('|')})`);
  const look = openLook(wanted);
  if (look('&').isWanted) alternatives.push('&');
  if (look('§').isWanted) alternatives.push('§');
  return new RegExp(alternatives.join('|'), 'gi');
}

/** The stretch around a place that no separator and no symbol divides; these are stretches by themselves. */
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

/** True when no word stands between two places. */
function isGap(text: string, from: number, to: number): boolean {
  for (let place = from; place < to; place += unitsAt(text, place)) {
    const kind = classAt(text, place);
    if (kind !== SEPARATOR && kind !== APOSTROPHE) return false;
  }
  return true;
}
