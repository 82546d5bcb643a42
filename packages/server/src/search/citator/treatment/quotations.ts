import type { Span } from './span.js';

const signs = /["“”]/g;

/**
 * Finds the passages in quotation marks, in order. A quotation that its paragraph does not close goes on into the next where that
 * opens with a mark again, as printed quotations of several paragraphs do, or closes one first; else it ends with its paragraph.
 */
export function findQuotations(plain: string): Span[] {
  const found: Span[] = [];
  let open = -1;
  let floor = 0;
  while (floor < plain.length) {
    const gap = plain.indexOf('\n\n', floor);
    const end = gap === -1 ? plain.length : gap;
    const marks = marksOf(plain, floor, end);
    if (open !== -1 && marks[0]?.at === floor) marks.shift();
    else if (open !== -1 && (marks[0] === undefined || marks[0].opens)) {
      found.push({ start: open, end: Math.max(floor - 2, open + 1) });
      open = -1;
    }
    for (const mark of marks) {
      if (mark.opens && open === -1) open = mark.at;
      else if (!mark.opens && open !== -1) {
        found.push({ start: open, end: mark.at + 1 });
        open = -1;
      }
    }
    floor = end + 2;
  }
  if (open !== -1) found.push({ start: open, end: plain.length });
  return found;
}

interface Mark {
  readonly at: number;
  readonly opens: boolean;
}

function marksOf(plain: string, start: number, end: number): Mark[] {
  const marks: Mark[] = [];
  signs.lastIndex = start;
  for (let match = signs.exec(plain); match !== null && match.index < end; match = signs.exec(plain)) {
    marks.push({ at: match.index, opens: opensAt(plain, match.index) });
  }
  return marks;
}

/** Straight marks open behind a blank or a bracket, unless a blank follows as well. */
function opensAt(plain: string, at: number): boolean {
  const sign = plain[at];
  if (sign !== '"') return sign === '“';
  return (at === 0 || /[\s([—–-]/.test(plain[at - 1] ?? '')) && !/[\s,.;)\]]/.test(plain[at + 1] ?? ' ');
}
