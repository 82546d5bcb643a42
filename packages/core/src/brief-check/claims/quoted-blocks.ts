import { claimLimits } from '../../contract/citations/claim-limits.js';
import { hasWords, type QuotedSpan } from './quoted-spans.js';

/** A line of a text with words. */
interface Line {
  readonly start: number;
  readonly end: number;
  /** Columns before its first word. */
  readonly indent: number;
  /** Whether it begins with `>`. */
  readonly isMarked: boolean;
  /** Whether an empty line is above it. */
  readonly isAfterBlank: boolean;
}

/** Columns by which a quoted paragraph is indented more than the text around it. */
const DEEPER = 2;
const TAB = 4;
/** Fewer words are a heading or an entry of a list. */
const FEWEST_WORDS = 6;
/** A longer line is a whole paragraph. */
const PRINTED_LINE = 120;
/** Characters before a paragraph in which its introduction ends. */
const INTRODUCTION = 240;

/** Words that introduce a paragraph in another's words. */
const INTRODUCES =
  /(?:\b(?:held|holds|observ\w+|said|says|stat\w+|rul(?:ed|es)|laid down|not(?:ed|es)|opin\w+|remark\w+|reiterat\w+|explain\w+|summari[sz]\w+|quot\w+|extract\w*|reproduc\w+|reads?|wrote|words|passage|paragraph|para|dictum|ratio|under|follows|thus|inter alia|that)\b|कहा|निर्णय)[^\n]{0,80}[:—–-]{1,3}\s*$/i;

function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let isAfterBlank = true;
  for (let start = 0; start < text.length;) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    let indent = 0;
    let at = start;
    for (; at < end; at += 1) {
      const character = text.charAt(at);
      if (character === '\t') indent += TAB;
      else if (/\s/.test(character)) indent += 1;
      else break;
    }
    if (at < end) {
      const isMarked = text.charAt(at) === '>';
      lines.push({ start: isMarked ? at + 1 : at, end, indent, isMarked, isAfterBlank });
      isAfterBlank = false;
    } else isAfterBlank = true;
    start = end + 1;
  }
  return lines;
}

/** The most frequent indentation. */
function usualIndent(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const { indent, isMarked } of lines) if (!isMarked) counts.set(indent, (counts.get(indent) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0];
}

/**
 * Finds paragraphs that are quoted by their indentation (`indented`), and paragraphs without one whose introduction says that
 * they are quoted (`plain`). The result is in the order of the text. Linear.
 */
export function findQuotedBlocks(text: string): QuotedSpan[] {
  const lines = readLines(text);
  const usual = usualIndent(lines);
  const isDeep = ({ indent, isMarked }: Line) => isMarked || indent >= usual + DEEPER;
  const blocks: QuotedSpan[] = [];
  for (let at = 0; at < lines.length;) {
    const first = lines[at];
    if (first === undefined) break;
    let end = at + 1;
    if (isDeep(first)) {
      for (let next = lines[end]; next && isDeep(next) && next.isMarked === first.isMarked; next = lines[end]) end += 1;
      const last = lines[end - 1] ?? first;
      if (!isFirstLine(text, first, { isAlone: end === at + 1, next: lines[end] }))
        add(text, blocks, { first, last, block: 'indented' });
    } else if (at > 0 && INTRODUCES.test(text.slice(Math.max(0, first.start - INTRODUCTION), first.start))) {
      for (
        let next = lines[end];
        next && !next.isAfterBlank && !isDeep(next) && isWrapped(text, lines[end - 1]);
        next = lines[end]
      )
        end += 1;
      add(text, blocks, { first, last: lines[end - 1] ?? first, block: 'plain' });
    }
    at = end;
  }
  return blocks;
}

function add(
  text: string,
  blocks: QuotedSpan[],
  { first, last, block }: { readonly first: Line; readonly last: Line; readonly block: 'indented' | 'plain' },
): void {
  const { start } = first;
  const { end } = last;
  if (end - start > claimLimits.maxQuotation || !hasWords(text, start, end, FEWEST_WORDS)) return;
  blocks.push({ start, end, outerStart: start, outerEnd: end, block });
}

/** The first line of an ordinary paragraph may be indented too. */
function isFirstLine(
  text: string,
  { start, end, isMarked }: Line,
  { isAlone, next }: { readonly isAlone: boolean; readonly next: Line | undefined },
): boolean {
  if (isMarked || !isAlone || next === undefined || next.isAfterBlank) return false;
  return end - start < PRINTED_LINE && !/[.?!:;”"’'\])]\s*$/.test(text.slice(end - 3, end));
}

/** Whether a line goes on in the next: it is no paragraph of its own. */
function isWrapped(text: string, line: Line | undefined): boolean {
  return (
    line !== undefined &&
    line.end - line.start < PRINTED_LINE &&
    line.end - line.start > PRINTED_LINE / 3 &&
    !/[.?!]\s*$/.test(text.slice(line.end - 2, line.end))
  );
}
