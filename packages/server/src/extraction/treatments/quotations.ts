import { isWithin, lastAt, type Span } from './span.js';

const signs = /["“”]|\n\n/g;

/**
 * Finds the passages in quotation marks, in order. A quotation that is open at the end of its paragraph continues in the next if that
 * one starts with an opening mark, as in print, or if the next mark closes it. Otherwise it ends with its paragraph. A closing mark
 * without an opening one ends a quotation that begins with its paragraph.
 */
export function findQuotations(plain: string): Span[] {
  const found: Span[] = [];
  let open = -1;
  // Start of the paragraph to which an open quotation continues; -1 inside the paragraph that opened it.
  let carried = -1;
  let paragraph = 0;
  // Inside a short quotation within a quotation, which prints the same marks.
  let nested = false;
  for (const { 0: sign, index } of plain.matchAll(signs)) {
    if (sign === '\n\n') {
      nested = false;
      paragraph = index + 2;
      if (open !== -1 && carried === -1) carried = index;
      continue;
    }
    const opens =
      opensAt(plain, index, sign) || (open === -1 && (isSpacedOpening(plain, index) || isLateOpening(plain, index)));
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
    else if (opens && isNested(plain, index)) nested = true;
    else if (!opens && nested) nested = false;
    else if (!opens && open !== -1) {
      found.push({ start: open, end: index + 1 });
      open = -1;
    } else if (!opens && endsParagraph.test(plain.slice(index + 1, index + 20))) {
      // Its opening mark is pages before, or missing.
      found.push({ start: Math.max(paragraph, found.at(-1)?.end ?? 0), end: index + 1 });
    }
  }
  if (open !== -1) found.push({ start: open, end: carried === -1 ? plain.length : carried });
  return withSingle(found, plain);
}

/** `It is quoted below: ‘16. In our view …`: single marks quote a passage if they open a paragraph or follow a colon. */
const singleOpening = /(?:^|\n\n|:\s)‘(?=\d|[A-Z])/g;
const singleClosing = /[.!?…:-]’(?![a-z])|’\s*(?=\n\n|$)/g;

function withSingle(found: readonly Span[], plain: string): Span[] {
  const singles: Span[] = [];
  // Each is searched again only once it is passed, so a text that closes no quotation is read once too.
  let gap = -1;
  let close = -1;
  for (const { index } of plain.matchAll(singleOpening)) {
    const start = plain.indexOf('‘', index);
    if (start < (singles.at(-1)?.end ?? 0) || isWithin(found, start)) continue;
    if (gap < start) gap = indexOrEnd(plain.indexOf('\n\n', start), plain);
    if (close < start) {
      singleClosing.lastIndex = start;
      close = indexOrEnd(singleClosing.exec(plain)?.index ?? -1, plain);
    }
    singles.push({ start, end: close > gap || close === plain.length ? gap : close + 2 });
  }
  if (singles.length === 0) return [...found];
  return merged([...found, ...singles].sort((one, other) => one.start - other.start));
}

const indexOrEnd = (index: number, plain: string): number => (index === -1 ? plain.length : index);

function merged(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    if (last === undefined || span.start >= last.end) all.push(span);
    else all[all.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
  }
  return all;
}

/** Characters of a quotation within a quotation: `“It is not “may be” but “must be” …”`. */
const NESTED = 60;

function isNested(plain: string, at: number): boolean {
  return plain[at] === '“' && /^[^“”\n]*”/.test(plain.slice(at + 1, at + 1 + NESTED));
}

const endsParagraph = /^[\s.)]*(?:\n\n|$|\(\s*emphasis)/i;

/** `: " Any person …`: a straight mark between blanks opens before a capital. */
function isSpacedOpening(plain: string, at: number): boolean {
  return plain[at] === '"' && /\s/.test(plain[at - 1] ?? '') && /^\s[A-Z]/.test(plain.slice(at + 1, at + 3));
}

/** `This Court held"` at the end of a paragraph: the quotation is the next one. */
function isLateOpening(plain: string, at: number): boolean {
  return /^\s*\n\n/.test(plain.slice(at + 1, at + 4)) && announces.test(plain.slice(Math.max(0, at - ANNOUNCED), at));
}
const announces = /\b(?:held|observed|said|stated|thus|follows|under)\s?$/;
const ANNOUNCED = 12;

/** A straight mark after a blank or bracket opens, unless a blank also follows. */
function opensAt(plain: string, at: number, sign: string): boolean {
  if (sign !== '"') return sign === '“';
  return (at === 0 || /[\s([—–-]/.test(plain[at - 1] ?? '')) && !/[\s,.;)\]]/.test(plain[at + 1] ?? ' ');
}

/** A stretch of a text without the passages that it quotes. */
export function withoutQuoted(plain: string, quotations: readonly Span[], { start: from, end: to }: Span): string {
  const parts: string[] = [];
  let at = from;
  for (let index = Math.max(0, lastAt(quotations, from)); index < quotations.length; index += 1) {
    const { start, end } = quotations[index] ?? { start: to, end: to };
    if (start >= to) break;
    if (end <= at) continue;
    parts.push(plain.slice(at, Math.max(at, start)));
    at = end;
  }
  if (at < to) parts.push(plain.slice(at, to));
  return parts.join(' ');
}
