import { claimLimits } from '../../contract/citations/claim-limits.js';

/** Words of a text that somebody else wrote. */
export interface QuotedSpan {
  /** Where the words begin, behind the mark. */
  readonly start: number;
  readonly end: number;
  /** The same with the marks around them. */
  readonly outerStart: number;
  readonly outerEnd: number;
  /** Set for paragraphs that are quoted by their indentation, or by the words before them: whether their form tells it. */
  readonly block?: 'indented' | 'plain';
}

/** Fewer words are a phrase, such as `rarest of rare cases`, and not compared. */
const FEWEST_WORDS = 5;
/** Paragraphs that one pair of marks may enclose if they do not begin with a mark. */
const MOST_BREAKS = 12;

/** Characters of a paragraph's number and indentation. */
const LONGEST_NUMBER = 16;

const MARK = /"|“|”|„|«|»|‘|’|'{1,2}|`{1,2}/g;
const isSpace = (character: string): boolean => character === '' || /\s/.test(character);
const opensBefore = (character: string): boolean => isSpace(character) || /[([{—–\-:;,/“"‘]/.test(character);
const closesBefore = (character: string): boolean =>
  isSpace(character) || /[)\]}—–\-:;,./?!”"’\d¹²³⁰-⁹[(*]/.test(character);

interface Open {
  readonly at: number;
  readonly size: number;
  readonly line: number;
  /** The last place that may be the end or an apostrophe. */
  weakEnd?: number;
}

/** One kind of mark. */
interface Kind {
  readonly stack: Open[];
  readonly isSingle: boolean;
}

/**
 * Finds the outermost quotations between marks: straight, curly, single and angular ones, nested ones as parts of the outer.
 * The result is in the order of the text. Linear.
 */
export function findQuotedSpans(text: string): QuotedSpan[] {
  const spans: QuotedSpan[] = [];
  const kind = (isSingle = false): Kind => ({ stack: [], isSingle });
  const [straight, curly, angular, single, straightSingle] = [kind(), kind(), kind(), kind(true), kind(true)];
  const lines = lineStarts(text);
  let line = 0;
  const close = (open: Open, at: number, size: number): void => {
    const span = { start: open.at + open.size, end: at, outerStart: open.at, outerEnd: at + size };
    if (span.end - span.start <= claimLimits.maxQuotation) spans.push(span);
  };
  const closeWeak = ({ stack }: Kind): void => {
    for (const open of stack) if (open.weakEnd !== undefined) close(open, open.weakEnd, 1);
    stack.length = 0;
  };
  for (const { index: at, 0: mark } of text.matchAll(MARK)) {
    while ((lines[line + 1] ?? Infinity) <= at) line += 1;
    const lineStart = lines[line] ?? 0;
    if (line !== (single.stack.at(-1)?.line ?? line)) closeWeak(single);
    if (line !== (straightSingle.stack.at(-1)?.line ?? line)) closeWeak(straightSingle);
    const before = text.charAt(at - 1);
    const after = text.charAt(at + mark.length);
    const size = mark.length;
    const isFirst =
      at - lineStart <= LONGEST_NUMBER && /^[ \t>]*(?:\(?\d{1,3}[.)\]]\s*)?$/.test(text.slice(lineStart, at));
    const push = ({ stack }: Kind): void => void stack.push({ at, size, line });
    const pop = ({ stack }: Kind): void => {
      const open = stack.pop();
      if (open) close(open, at, size);
    };
    if (mark === '“' || mark === '„') {
      // Every paragraph of a long quotation begins with a mark, and only the last ends with one.
      const top = curly.stack.at(-1);
      if (!(isFirst && top && top.line < line)) push(curly);
    } else if (mark === '”') pop(curly.stack.length > 0 ? curly : straight);
    else if (mark === '«') push(angular);
    else if (mark === '»') pop(angular);
    else if (mark === '"' || mark === "''" || mark === '``') {
      const opens = opensBefore(before) && !isSpace(after);
      const closes = !isSpace(before) && closesBefore(after);
      const top = straight.stack.at(-1);
      const isOpening = opens === closes ? top === undefined : opens;
      if (isOpening && isFirst && top && top.line < line && top.line >= line - 2) continue;
      if (isOpening && top && top.line < line) straight.stack.length = 0;
      if (isOpening) push(straight);
      else if (top === undefined && curly.stack.length > 0) pop(curly);
      else pop(straight);
    } else {
      const own = mark === '‘' || mark === '’' ? single : straightSingle;
      const opens = mark === '‘' || (mark !== '’' && opensBefore(before) && /[\p{L}\d“"[(.…]/u.test(after));
      if (opens) {
        if (own.stack.length > 0 && own.stack.at(-1)?.weakEnd !== undefined) closeWeak(own);
        push(own);
        continue;
      }
      const top = own.stack.at(-1);
      if (top === undefined || isSpace(before) || /[\p{L}\d]/u.test(after)) continue;
      // `the judges’ view`: the mark may be an apostrophe.
      if (/s/i.test(before) && /^\s\p{Ll}/u.test(text.slice(at + size, at + size + 2))) top.weakEnd = at;
      else pop(own);
    }
  }
  closeWeak(single);
  closeWeak(straightSingle);
  return outermost(text, spans);
}

function lineStarts(text: string): readonly number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

/** Whether a run has enough words; reads no more of it than that takes. */
export function hasWords(text: string, start: number, end: number, fewest = FEWEST_WORDS): boolean {
  /** Characters that this many words may take. */
  const enough = text.slice(start, Math.min(end, start + fewest * 40));
  return [...enough.matchAll(/[\p{L}\d][\p{L}\p{M}\d'’.-]*/gu)].length >= fewest;
}

/** Leaves out quotations inside others, phrases, and marks that enclose many paragraphs. */
function outermost(text: string, spans: readonly QuotedSpan[]): QuotedSpan[] {
  const sorted = spans.toSorted((one, other) => one.outerStart - other.outerStart || other.outerEnd - one.outerEnd);
  const breaks = [...text.matchAll(/\n[ \t]*\n/g)].map(({ index }) => index);
  const kept: QuotedSpan[] = [];
  let until = 0;
  let next = 0;
  for (const span of sorted) {
    if (span.outerStart < until) continue;
    while ((breaks[next] ?? Infinity) < span.start) next += 1;
    const isLong = (breaks[next + MOST_BREAKS] ?? Infinity) < span.end;
    if (isLong || !hasWords(text, span.start, span.end)) continue;
    kept.push(span);
    until = span.outerEnd;
  }
  return kept;
}
