import { textOf } from '@headnote/core/content';
import type { Opinion } from '../../extraction/structure/text-structure.js';
import { readWords, type Word } from './words.js';

/** A place of a judgment's text. */
interface Place {
  /** Where it begins in `plain`. */
  readonly start: number;
  readonly id: string;
}

/** An opinion of a judgment. */
export interface OpinionPlace extends Place {
  /** Who wrote it, as printed. */
  readonly author: string;
  readonly isDissent: boolean;
}

/** A judgment as quotations and pinpoints are compared with it. */
export interface JudgmentText {
  /** Its words without page numbers, with an empty line between paragraphs. */
  readonly plain: string;
  readonly words: readonly Word[];
  /** Anchors of its paragraphs, in order. */
  readonly anchors: readonly Place[];
  /** Printed numbers of its paragraphs, in order. */
  readonly numbers: readonly Place[];
  /** Marks of the pages of its report, in order. */
  readonly pages: readonly Place[];
  readonly opinions: readonly OpinionPlace[];
}

/** A mark with its content, or the beginning or the end of an element. A mark contains no element. Text stands between. */
const PART =
  /<span id="(page-\d{1,6}|(?:opinion-\d{1,4}-)?para-[^"]{1,20}|opinion-\d{1,4})">([^<]*)<\/span>|<sup\b[^<>]*>[^<]*<\/sup>|<(\/?)(\w+)\b(?: id="(p\d{1,9})")?[^<>]*>/g;
const BLOCKS = new Set(
  'p h2 h3 h4 h5 h6 blockquote ol ul li dl dt dd table caption tr th td section div pre br hr'.split(' '),
);
/** A number that begins a paragraph without being marked: of a list. */
const FIRST_NUMBER = /^[([]?\d{1,3}[.)\]]/;
const BREAK = '\n\n';

/** Reads a stored judgment with its opinions, by the paragraphs of its structure. Linear. */
export function readJudgmentText(html: string, opinions: readonly Opinion[] = []): JudgmentText {
  // Joined at the end: looking at the end of a growing string copies all of it each time.
  const parts: string[] = [];
  let length = 0;
  let tail = '';
  const add = (text: string): void => {
    parts.push(text);
    length += text.length;
    tail = (tail + text.slice(-BREAK.length)).slice(-BREAK.length);
  };
  const labels = new Set<number>();
  const anchors: Place[] = [];
  const numbers: Place[] = [];
  const pages: Place[] = [];
  const breakLine = (): void => {
    if (length > 0 && tail !== BREAK) add(BREAK);
  };
  const addText = (part: string): void => {
    const words = textOf(part);
    if (words === '' || (words.trim() === '' && tail === BREAK)) return;
    const first = length === 0 || tail === BREAK ? FIRST_NUMBER.exec(words) : null;
    if (first) for (const { index } of first[0].matchAll(/\d+/g)) labels.add(length + index);
    add(words);
  };
  const addMark = (mark: string, content: string): void => {
    if (mark.startsWith('page-')) {
      pages.push({ start: length, id: mark.slice('page-'.length) });
      return;
    }
    const words = textOf(content);
    if (mark.includes('para-')) {
      numbers.push({ start: length, id: mark });
      for (const { index } of words.matchAll(/[\p{L}\d]+/gu)) labels.add(length + index);
    }
    add(words);
  };
  let passed = 0;
  for (const { 0: part, 1: mark, 2: content = '', 4: name = '', 5: anchor, index } of html.matchAll(PART)) {
    addText(html.slice(passed, index));
    passed = index + part.length;
    if (mark !== undefined) addMark(mark, content);
    else if (BLOCKS.has(name)) breakLine();
    if (anchor !== undefined) anchors.push({ start: length, id: anchor });
  }
  addText(html.slice(passed));
  const plain = parts.join('');
  const read = readWords(plain).map((word) => (labels.has(word.start) ? { ...word, isLabel: true } : word));
  const words = withPages(read, pages);
  return { plain, words, anchors, numbers, pages, opinions: placesOf(opinions, anchors) };
}

/** Where opinions begin, and where the last one ends: what follows is no judge's. */
function placesOf(opinions: readonly Opinion[], anchors: readonly Place[]): OpinionPlace[] {
  const starts = new Map(anchors.map(({ id, start }) => [id, start]));
  const startOf = (paragraph: number): number => starts.get(`p${paragraph + 1}`) ?? Infinity;
  const places = opinions.flatMap(({ number, kind, authors, from, to }): OpinionPlace[] => [
    { start: startOf(from), id: `opinion-${number}`, author: authors.join(', '), isDissent: kind === 'dissenting' },
    { start: startOf(to), id: '', author: '', isDissent: false },
  ]);
  // An opinion begins where the one before ends.
  return places
    .filter(({ start }) => start < Infinity)
    .sort((one, other) => one.start - other.start || Number(other.id === '') - Number(one.id === ''));
}

/** Adds the numbers of the pages as labels: a quotation may have copied them. */
function withPages(words: readonly Word[], pages: readonly Place[]): Word[] {
  let next = 0;
  const all: Word[] = [];
  for (const word of words) {
    for (let page = pages[next]; page && page.start <= word.start; page = pages[next]) {
      all.push({ norm: page.id, start: page.start, end: page.start, isLabel: true });
      next += 1;
    }
    all.push(word);
  }
  return all;
}

/** The place at an offset; undefined before the first. */
export function placeAt<One extends Place>(places: readonly One[], offset: number): One | undefined {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return places[low - 1];
}
