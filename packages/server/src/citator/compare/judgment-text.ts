import { textOf } from '@headnote/core/content';
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

/** A mark with its content, the beginning or the end of an element, or text. A mark contains no element. */
const PART =
  /<span id="(page-\d{1,6}|(?:opinion-\d{1,4}-)?para-[^"]{1,20}|opinion-\d{1,4})">([^<]*)<\/span>|<sup\b[^<>]*>[^<]*<\/sup>|<(\/?)(\w+)(?: id="(p\d{1,9})")?[^<>]*>|[^<]+|</g;
const BLOCKS = new Set(
  'p h2 h3 h4 h5 h6 blockquote ol ul li dl dt dd table caption tr th td section div pre br hr'.split(' '),
);
/** A number that begins a paragraph without being marked: of a list. */
const FIRST_NUMBER = /^[([]?\d{1,3}[.)\]]/;
const BREAK = '\n\n';

/** Characters at the beginning of an opinion in which its author says that he dissents. */
const OPENING = 1_500;
/** Characters of the line that may name it a dissent. */
const HEAD = 160;
const NAMED_DISSENT = /\bdissent|\bminority\b/i;
const DISSENT =
  /\bI (?:respectfully |must |would )?dissent\b|\b(?:unable|not able|regret(?:fully)?[^.]{0,60}) to (?:agree|concur|persuade myself)|\b(?:cannot|can not|do not|could not) (?:agree|concur|persuade myself)|\bdiffer from (?:the|my)\b|\btake a different view\b/i;

/** Reads a stored judgment. Linear. */
export function readJudgmentText(html: string): JudgmentText {
  let plain = '';
  const labels = new Set<number>();
  const anchors: Place[] = [];
  const numbers: Place[] = [];
  const pages: Place[] = [];
  const heads: (Place & { readonly author: string })[] = [];
  const breakLine = (): void => {
    if (plain !== '' && !plain.endsWith(BREAK)) plain += BREAK;
  };
  for (const [part, mark, content = '', , name, anchor] of html.matchAll(PART)) {
    if (mark !== undefined) {
      if (mark.startsWith('page-')) {
        pages.push({ start: plain.length, id: mark.slice('page-'.length) });
        continue;
      }
      const words = textOf(content);
      if (mark.includes('para-')) {
        numbers.push({ start: plain.length, id: mark });
        for (const { index } of words.matchAll(/[\p{L}\d]+/gu)) labels.add(plain.length + index);
      } else heads.push({ start: plain.length, id: mark, author: words.trim() });
      plain += words;
    } else if (name !== undefined) {
      if (BLOCKS.has(name)) breakLine();
      if (anchor !== undefined) anchors.push({ start: plain.length, id: anchor });
    } else if (!part.startsWith('<')) {
      const words = textOf(part);
      if (words.trim() === '' && plain.endsWith(BREAK)) continue;
      const first = plain === '' || plain.endsWith(BREAK) ? FIRST_NUMBER.exec(words) : null;
      if (first) for (const { index } of first[0].matchAll(/\d+/g)) labels.add(plain.length + index);
      plain += words;
    }
  }
  const read = readWords(plain).map((word) => (labels.has(word.start) ? { ...word, isLabel: true } : word));
  const words = withPages(read, pages);
  const opinions = heads.map((head, index) => {
    const opening = plain.slice(head.start, Math.min(head.start + OPENING, heads[index + 1]?.start ?? Infinity));
    return { ...head, isDissent: NAMED_DISSENT.test(opening.slice(0, HEAD)) || DISSENT.test(opening) };
  });
  return { plain, words, anchors, numbers, pages, opinions: dissentsOnly(opinions) };
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

/** No judgment consists of dissents. */
function dissentsOnly(opinions: readonly OpinionPlace[]): readonly OpinionPlace[] {
  return opinions.every(({ isDissent }) => isDissent)
    ? opinions.map((one) => ({ ...one, isDissent: false }))
    : opinions;
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
