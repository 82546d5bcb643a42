import { lastAt, type Span } from './span.js';

/** Maximum characters between two consecutive footnotes of one page. */
const SAME_PAGE = 250;
/** Maximum characters of a printed page: how far before its footnotes a mark may be. */
const PAGE = 4_000;

/** `Das(1)`: a number in brackets directly after a word. */
const glued = /[A-Za-z.'’"”\]]\s?\((\d{1,2}|l|I|i)\)/g;
/** Words whose number in brackets belongs to a provision. */
const ofProvision =
  /(?:^|[^A-Za-z])(?:sections?|sub-?sections?|secs?|ss?|clauses?|cls?|articles?|arts?|rules?|rr?|paras?|paragraphs?|orders?|items?|sub-cl|sub-s|that|are|is|and|or|namely|viz)[.,]?$/i;
/** Words before a mark with a blank: `Das (1)`, `State of U.P. (1)`, `Das and others (1)`, `Das's case (1)`. */
const endOfCase = /(?:[A-Z][a-z]+['’]?[a-z.]*|\b[A-Z]\.|\b(?:others|another|case))$/;
/** `(1) [` before a citation, at the beginning of a line or after the previous footnote. */
const opened = /(?:^|[\s\].])\((\d{1,2}|l|I|i)\)\s?[[("{]*\s?$/;

/** `Pranay Sethi4 held`, `Pournami Oil Mills8`: a raised number, which the text prints behind a name without a blank. */
const raised =
  /(?<=(?:^|[\s(“"])(?:\p{Lu}[\p{L}.&’'-]{0,24}\.?\s(?:of\s|and\s|&\s)?)?\p{Lu}[\p{L}.&’'-]{0,24}[\p{L}.’)])\d{1,2}(?=[\s,.;:’'”")]|$)/gu;
/** `4 (2017) 16 SCC 680`, `4 [[1978] INSC 254]`: a footnote to which a raised number points. */
const openedBare = /(?:^|[\s\].])(\d{1,2})\s[[({"]*\s?$/;

/** Where the text points to a footnote. */
export type MarksOf = (span: Span) => readonly Span[];

/**
 * Finds, for citations in a footnote of a printed page, the marks in the text above that point to it: `Das(1) held …`
 * `(1) [1964] 1 S.C.R. 515.` Request citations in the order of the text.
 */
export function createMarkFinder(plain: string): MarksOf {
  let marks: ReadonlyMap<string, readonly Span[]> | undefined;
  let raisedMarks: ReadonlyMap<string, readonly Span[]> | undefined;
  let floor = 0;
  let lastEnd = -1;
  return ({ start, end }) => {
    const before = plain.slice(Math.max(0, start - 10), start);
    const bracketed = numberOf(opened.exec(before)?.[1]);
    const number = bracketed ?? openedBare.exec(before)?.[1];
    if (number === undefined) return [];
    if (bracketed === undefined) {
      raisedMarks ??= findRaised(plain);
      if (!raisedMarks.has(number)) return [];
    }
    if (lastEnd === -1 || start - lastEnd > SAME_PAGE) floor = Math.max(lastEnd, 0);
    lastEnd = end;
    if (bracketed !== undefined) marks ??= findMarks(plain);
    const from = Math.max(floor, start - PAGE);
    const same = (bracketed === undefined ? raisedMarks : marks)?.get(number) ?? [];
    return same.slice(lastAt(same, from - 1) + 1, lastAt(same, start) + 1).filter((mark) => mark.end < start - 4);
  };
}

function numberOf(printed: string | undefined): string | undefined {
  return printed === undefined ? undefined : printed.replace(/[lIi]/, '1');
}

function findMarks(plain: string): ReadonlyMap<string, readonly Span[]> {
  const marks = new Map<string, Span[]>();
  for (const match of plain.matchAll(glued)) {
    const number = numberOf(match[1]) ?? '';
    const end = match.index + match[0].length;
    const isSpaced = /\s/.test(match[0][1] ?? '');
    const before = plain.slice(Math.max(0, match.index - 14), match.index + 1);
    if (ofProvision.test(before) || (isSpaced && !endOfCase.test(before))) continue;
    addTo(marks, number, { start: match.index + 1, end });
  }
  return marks;
}

function findRaised(plain: string): ReadonlyMap<string, readonly Span[]> {
  const marks = new Map<string, Span[]>();
  for (const { 0: number, index } of plain.matchAll(raised))
    addTo(marks, number, { start: index, end: index + number.length });
  return marks;
}

function addTo(marks: Map<string, Span[]>, number: string, span: Span): void {
  const same = marks.get(number);
  if (same === undefined) marks.set(number, [span]);
  else same.push(span);
}
