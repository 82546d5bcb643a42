import type { SourceLine } from './source-line.js';
import { usualWidth } from './usual-width.js';

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
/** The same for a number alone on its line, if a word of the page has the mark. */
const LARGEST_GAP_ALONE = 8;

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
  const wide = usualWidth(lines) * WIDER;
  let last = 0;
  for (let from = 0; from < lines.length;) {
    let to = from;
    while (to < lines.length && lines[to]?.page === lines[from]?.page) to += 1;
    const page = lines.slice(from, to);
    const at = aboveNumbers(page, { at: startOfNotes(page, last), wide });
    const end = endOfNotes(page, at);
    for (const line of [...page.slice(0, at), ...page.slice(end)]) body.push(line);
    if (at < page.length) {
      const read = readNotes(page.slice(at, end), last);
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
    if (line === undefined || number === undefined || number <= last) continue;
    const isAlone = /^\d+$/.test(line.text) && index >= page.length / 2;
    if (number > last + (isAlone ? LARGEST_GAP_ALONE : LARGEST_GAP)) continue;
    const above = page.slice(0, index);
    if (hasMark(above, number)) return index;
    if (isAlone && number === last + 1 && (line.hasGapBefore || last > 0)) return index;
  }
  return page.length;
}

/** Extraction may put the last lines of the body below the notes; they go on with a small letter. */
function endOfNotes(page: readonly SourceLine[], at: number): number {
  const index = page.findIndex((line, place) => place > at && line.hasGapBefore && /^[a-z]{2}/.test(line.text));
  return index === -1 ? page.length : index;
}

/** Most lines of a note whose number comes after it. */
const LONGEST_ABOVE = 12;

/** Notes are set in smaller letters, so their full lines have more of them than the page's. */
const WIDER = 1.25;
/** Most lines of a note that is known by its width. */
const LONGEST_WIDE = 4;

/** Numbers alone at the very end of a page belong to the lines above them, from the last gap on or from the first wide line. */
function aboveNumbers(page: readonly SourceLine[], { at, wide }: { at: number; wide: number }): number {
  if (at === page.length || page.slice(at).some(({ text }) => !/^\d+$/.test(text))) return at;
  for (let index = at - 1; index > Math.max(0, at - LONGEST_ABOVE); index -= 1) {
    if (page[index]?.hasGapBefore === true) return index;
  }
  const isWide = (index: number) => (page[index]?.text.length ?? 0) > wide;
  let start = isWide(at - 1) ? at - 1 : at - 2;
  if (!isWide(start)) return at;
  while (isWide(start - 1)) start -= 1;
  // A quotation is set in smaller letters, too.
  return at - start > LONGEST_WIDE || /^["“‘']/.test(page[start]?.text ?? '') ? at : start;
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

/** Numbers alone may come together before their texts: `16`, `17`, `first note`, `second note`. */
function readNotes(lines: readonly SourceLine[], before: number): { notes: string[]; last: number } {
  const groups: NoteGroup[] = [];
  let last = before;
  for (const { text } of lines) {
    const number = numberOf(text);
    const isFirst = groups.length === 0 && number !== undefined && number > last;
    const isNext = isFirst || (number !== undefined && number > last && number <= last + LARGEST_GAP);
    if (isNext) last = number;
    const group = groups.at(-1);
    const isAlone = isNext && text === String(number);
    if (group === undefined || (isNext && (group.texts.length > 0 || !isAlone)))
      groups.push(isAlone ? { numbers: [text], texts: [] } : { numbers: [], texts: [text] });
    else (isAlone ? group.numbers : group.texts).push(text);
  }
  // A number may also come after the texts.
  const end = groups.at(-1);
  const above = groups.at(-2);
  if (end?.texts.length === 0 && above !== undefined) {
    groups.splice(-2, 2, { numbers: [...above.numbers, ...end.numbers], texts: above.texts });
  }
  splitAtLateNumber(groups, before);
  return { notes: groups.flatMap(joinNotes), last };
}

interface NoteGroup {
  numbers: string[];
  texts: string[];
}

/** One number may come after all notes: `9`, `first note`, `second note`, `11`, `third note`, `10`. */
function splitAtLateNumber(groups: NoteGroup[], before: number): void {
  const end = groups.at(-1);
  const late = end?.texts.at(-1) ?? '';
  const at = groups.findIndex(({ numbers }) => numbers.length === 1 && numbers[0] === String(Number(late) - 1));
  const group = groups[at];
  if (!/^\d{1,3}$/.test(late) || Number(late) <= before || end === undefined || group?.texts.length !== 2) return;
  if (groups.some(({ numbers }) => numbers.includes(late))) return;
  end.texts.pop();
  const [own = '', next = ''] = group.texts;
  groups.splice(at, 1, { ...group, texts: [own] }, { numbers: [late], texts: [next] });
}

function joinNotes({
  numbers,
  texts,
}: {
  readonly numbers: readonly string[];
  readonly texts: readonly string[];
}): string[] {
  if (numbers.length > 1 && numbers.length === texts.length)
    return numbers.map((number, at) => `${number} ${texts[at]}`);
  return [[...numbers, ...texts].join(' ')];
}
