import { type Citation, extractCitations } from '@headnote/core/citation';
import type { SourceLine } from './source-line.js';

/** A line of a stamp is short; a longer one is a sentence. */
const LONGEST_STAMP = 160;

/** A line without this has no neutral citation. */
const NEUTRAL_SHAPE = /\d{4}\s{0,3}(?:[:/]\s{0,3}[A-Z]{2,6}\b|INSC\s)/;

/** `1/2` before the stamp. */
const PAGES = /^\s*(?:[A-Za-z]{1,8}\s)?\d{1,3}\s?(?:\/|of)\s?\d{1,3}(?=\s)/;

/** What a stamp prints beside the citation and other numbers: its label, the letters of a typist, the count of pages. */
const LABEL = /\b(?:neutral\s+citation|citation|nc|nos?|number|page|of|hc-kar)\b/gi;
const TYPIST_OR_NUMBER = /\b[A-Z]{2,5}\b|[\d\s[\]().,:;=/–—-]/g;

/**
 * Reads the neutral citation of a line that is a stamp: the citation alone, or with its label, the case number, the number of
 * the page or the letters of a typist. A list number or a footnote mark before it shows another case. Undefined for other lines.
 */
export function stampCitation(line: string): Citation | undefined {
  if (line.length > LONGEST_STAMP || !NEUTRAL_SHAPE.test(line)) return undefined;
  // A count of pages before the stamp is no case number.
  const text = line.replace(PAGES, (pages) => ' '.repeat(pages.length));
  const found = extractCitations(text);
  const neutral = found.filter(({ kind, status, shortForm }) => kind === 'neutral' && status === 'valid' && !shortForm);
  const [only] = neutral;
  if (only === undefined || neutral.length > 1) return undefined;
  if (found.some((other) => other !== only && other.kind !== 'docket')) return undefined;
  if (/^\s*\d{1,3}[.)]?\s+\S/.test(text.slice(0, only.start)) || /^\s*\d{1,3}[.)]?\s*$/.test(text.slice(0, only.start)))
    return undefined;
  const rest = found.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return rest.replace(LABEL, '').replace(TYPIST_OR_NUMBER, '') === '' ? only : undefined;
}

/** Lines in which the stamp of the first page is looked for. */
const FIRST_LINES = 60;

/** Finds the stamp of a judgment: the first one that its first page prints. Undefined if it prints none. */
export function findStamp(lines: readonly Pick<SourceLine, 'text'>[]): Citation | undefined {
  for (const { text } of lines.slice(0, FIRST_LINES)) {
    const stamp = stampCitation(text);
    if (stamp !== undefined) return stamp;
  }
  return undefined;
}

/**
 * Takes the stamp of the page off the number of the paragraph behind it: `2026:THC:108112. The` begins with paragraph 12 where
 * the judgment is `2026:THC:1081`. `printed` is the stamp as its first page prints it.
 */
export function withoutGluedStamp(line: string, printed: string): string {
  const start = line.startsWith('[') ? 1 : 0;
  if (!line.startsWith(printed, start)) return line;
  const rest = line.slice(start + printed.length).replace(/^\]/, '');
  return /^\d{1,3}[.)](?:\s|$)/.test(rest) ? rest : line;
}

/** Leaves out the stamps of later pages in a text whose lines are paragraphs. */
export function withoutStamps(text: string): string {
  const lines = text.split('\n');
  const own = findStamp(lines.filter((line) => line.trim() !== '').map((line) => ({ text: line })));
  if (own === undefined) return text;
  let isFirst = true;
  return lines
    .flatMap((line) => {
      const isStamp = stampCitation(line)?.canonical === own.canonical;
      const isLater = isStamp && !isFirst;
      if (isStamp) isFirst = false;
      return isLater ? [] : [withoutGluedStamp(line, own.text)];
    })
    .join('\n');
}

/**
 * Whether the number of the first page may be joined to the stamp before it, as in `2026 INSC 791` for 79: the next page begins
 * with its number 2, and the first page has no number of its own. Then nobody can tell, and the stamp is not read.
 */
export function mayEndInPageNumber(text: string): boolean {
  const [first = '', second = ''] = text.split('\f', 2);
  const lines = first.split('\n').map((line) => line.trim());
  const stamp = stampCitation(lines.find((line) => line !== '') ?? '');
  return stamp !== undefined && /\d1$/.test(stamp.text) && !lines.includes('1') && /^\s*2\s*\n/.test(second);
}
