import type { SourceLine } from './source-line.js';

/** The lines of the body, and the footnotes of each page. */
export interface PagesWithNotes {
  readonly body: readonly SourceLine[];
  /** By page, each note as one text. */
  readonly notes: ReadonlyMap<number, readonly string[]>;
}

/** Most lines that the notes of a page fill. */
const LONGEST = 30;

/** Notes that extraction lost. */
const LARGEST_GAP = 2;

/** The number of a note, alone on its line or before its text; a paragraph's number has a full stop. */
const noteNumber = /^(\d{1,3})(?:\s+(?=[^a-z\s])|$)/;

/**
 * Separates the footnotes of a page-wise text from its body, in which they would stand inside a sentence. Notes are numbered through
 * the whole text: the notes of a page begin at the line with the next number, if a word of the page has that number as its
 * mark or if the line has a gap above it. Takes linear time.
 */
export function splitNotes(lines: readonly SourceLine[]): PagesWithNotes {
  const body: SourceLine[] = [];
  const notes = new Map<number, readonly string[]>();
  let last = 0;
  for (let from = 0; from < lines.length;) {
    let to = from;
    while (to < lines.length && lines[to]?.page === lines[from]?.page) to += 1;
    const page = lines.slice(from, to);
    const at = startOfNotes(page, last);
    body.push(...page.slice(0, at));
    if (at < page.length) {
      const read = readNotes(page.slice(at), last);
      notes.set(page[0]?.page ?? 0, read.notes);
      last = read.last;
    }
    from = to;
  }
  return { body, notes };
}

/** Position of the first line of the notes; the length of the page if it has none. */
function startOfNotes(page: readonly SourceLine[], last: number): number {
  for (let index = Math.max(1, page.length - LONGEST); index < page.length; index += 1) {
    const line = page[index];
    const number = numberOf(line?.text ?? '');
    if (line === undefined || number === undefined || number <= last || number > last + LARGEST_GAP) continue;
    const above = page.slice(0, index);
    if (hasMark(above, number)) return index;
    const isAlone = number === last + 1 && /^\d+$/.test(line.text) && index >= page.length / 2;
    if (isAlone && (line.hasGapBefore || last > 0)) return index;
  }
  return page.length;
}

function numberOf(text: string): number | undefined {
  const digits = noteNumber.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** A word or a year with the number behind it: `Officer4`, `Act, 19611`, `held.13`. */
function hasMark(lines: readonly SourceLine[], number: number): boolean {
  const mark = new RegExp(String.raw`(?:[\p{L})\]”"’'.,;:]|\b(?:18|19|20)\d\d)${number}(?=[\s.,;:)”"’'\]]|$)`, 'u');
  return lines.some(({ text }) => mark.test(text));
}

function readNotes(lines: readonly SourceLine[], before: number): { notes: string[]; last: number } {
  const notes: string[] = [];
  let last = before;
  for (const { text } of lines) {
    const number = numberOf(text);
    if (number !== undefined && number > last && number <= last + LARGEST_GAP) {
      last = number;
      notes.push(text);
    } else notes.push(`${notes.pop() ?? ''} ${text}`.trim());
  }
  return { notes, last };
}
