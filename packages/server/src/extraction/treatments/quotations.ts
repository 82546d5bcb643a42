import type { Span } from './span.js';

const signs = /["“”]|\n\n/g;

/**
 * Finds the passages in quotation marks, in order. A quotation that is open at the end of its paragraph continues in the next if that
 * one starts with an opening mark, as in print, or if the next mark closes it. Otherwise it ends with its paragraph.
 */
export function findQuotations(plain: string): Span[] {
  const found: Span[] = [];
  let open = -1;
  // Start of the paragraph to which an open quotation continues; -1 inside the paragraph that opened it.
  let carried = -1;
  for (const { 0: sign, index } of plain.matchAll(signs)) {
    if (sign === '\n\n') {
      if (open !== -1 && carried === -1) carried = index;
      continue;
    }
    const opens = opensAt(plain, index, sign);
    if (open !== -1 && carried !== -1) {
      const isRepeated = opens && plain.startsWith('\n\n', index - 2);
      if (opens && !isRepeated) {
        found.push({ start: open, end: carried });
        open = -1;
      }
      carried = -1;
      if (isRepeated) continue;
    }
    if (opens && open === -1) open = index;
    else if (!opens && open !== -1) {
      found.push({ start: open, end: index + 1 });
      open = -1;
    }
  }
  if (open !== -1) found.push({ start: open, end: carried === -1 ? plain.length : carried });
  return found;
}

/** A straight mark after a blank or bracket opens, unless a blank also follows. */
function opensAt(plain: string, at: number, sign: string): boolean {
  if (sign !== '"') return sign === '“';
  return (at === 0 || /[\s([—–-]/.test(plain[at - 1] ?? '')) && !/[\s,.;)\]]/.test(plain[at + 1] ?? ' ');
}
