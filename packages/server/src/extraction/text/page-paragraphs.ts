import { isAbbreviation } from './abbreviations.js';
import { isAuthorLine } from './author-line.js';
import { partsOfCauseTitle } from './cause-title.js';
import { isCapitalHeading, isHeadingLine } from './classify-block.js';
import { findBody } from './find-body.js';
import { closesLine } from './join-lines.js';
import type { PagesWithNotes } from './page-notes.js';
import type { Paragraph } from './paragraph.js';
import { isInsideSentence, restoreNumbers } from './displaced-numbers.js';
import { startNumbering } from './numbering.js';
import type { SourceLine } from './source-line.js';
import { usualWidth } from './usual-width.js';

/** A line shorter than this share of the usual one, and closed, is the last of its paragraph. */
const shortLineShare = 0.8;

/** If more than this share of the lines follow an empty line, the page is double spaced and empty lines mean nothing. */
const doubleSpacedShare = 0.4;

const longestMarker = 7;
const anyMarker =
  /^(?:\(?\d{1,3}(?:\.\d{1,2})*[.)\]]|\([a-z]{1,4}\)\.?|\[\d{1,3}\]|[ivx]{1,5}[.)]|[a-z][.)]|[•➢])(?:\s|$)|^\d{1,3}[.)](?=[A-Z][a-z])/;

/** Lines inside a quotation that end its paragraph: `(emphasis supplied)`, `xxx xxx xxx`. */
const closesQuotation =
  /[([](?:emphasis|underlin)[a-z]* (?:is )?(?:supplied|added|ours|mine)\.?[)\]]["'”’]*$|^(?:x\s?){3,}$|^(?:\*\s?){3,}$/i;

/** Lines at the end of a judgment: `……….J.`, `(A. SAMPLE)`, `NEW DELHI;`, `August 10, 2026`. */
const signatureLine =
  /^[.…\s_-]{4,}(?:,\s?)?(?:C\.?\s?)?J\.?[\s.]*$|^(?:NEW DELHI|Place|Dated?)\b\s?[;:,.]|^\(\s?[A-Z][A-Z.'’ ]{4,40}(?:,\s?J\.?)?\s?\)$|^Whether\b.{4,40}\?$/;

/**
 * Joins the printed lines of a page-wise text into paragraphs. In the cause title every line stays alone; in the body a paragraph
 * begins at a heading, at a number that continues the numbering, at a marker of a list, or after a closed line
 * that is shorter than the page is wide. The footnotes of a page come after the paragraph that goes on to the next page.
 */
export function joinPageLines({ body: printed, notes }: PagesWithNotes): Paragraph[] {
  const lines = restoreNumbers(printed);
  const body = findBody(lines);
  const title = joinTitle(lines.slice(0, body + 1));
  const shape = {
    width: usualWidth(lines),
    gapsCount: lines.filter((line) => line.hasGapBefore).length < lines.length * doubleSpacedShare,
  };
  const paragraphs: Paragraph[] = [...title];
  let pending = notesUpTo(notes, 0, lines[body + 1]?.page ?? 0);
  const numbering = startNumbering();
  let previous: SourceLine | undefined;
  /** A text that grows line by line would be copied for each. */
  let pieces: string[] = [];
  let isFirstLine = false;
  const close = () => {
    const text = pieces.join('');
    if (text !== '') paragraphs.push({ text });
    for (const note of pending) addNote(paragraphs, note);
    pending = [];
  };
  const rest = lines.slice(body + 1);
  for (const [index, line] of rest.entries()) {
    if (previous !== undefined && line.page !== previous.page)
      pending = pending.concat(notesUpTo(notes, previous.page, line.page));
    const isBare = previous !== undefined && /^\d{1,3}$/.test(line.text);
    const opensBare =
      isBare && numbering.isNext(Number(line.text)) && opensWithBareNumber(previous?.text ?? '', rest[index + 1]);
    const isInside = isInsideSentence(line, rest[index + 1]);
    // The mark of a footnote alone on its line belongs to the line above.
    const isMark = isBare && !opensBare;
    const isNew: boolean =
      opensBare ||
      (!isMark &&
        (previous === undefined ||
          opensParagraph(previous, line, {
            ...shape,
            continuesNumbering: !isInside && numbering.continues(line.text),
            isFirstLine,
          })));
    if (isNew || isInside) numbering.take(line.text);
    if (isNew) {
      close();
      pieces = [line.text];
    } else pieces.push(betweenLines(pieces.at(-1) ?? '', line.text), line.text);
    if (isMark) continue;
    isFirstLine = isNew;
    previous = line;
  }
  pending = pending.concat(notesUpTo(notes, previous?.page ?? 0, Number.POSITIVE_INFINITY));
  close();
  return paragraphs;
}

/** A number whose note was not read stays with the text above it. */
function addNote(paragraphs: Paragraph[], note: string): void {
  const above = paragraphs.at(-1);
  if (above !== undefined && /^\d+$/.test(note))
    paragraphs[paragraphs.length - 1] = { ...above, text: `${above.text} ${note}` };
  else paragraphs.push({ text: note, isNote: true });
}

/** The notes of the pages from one up to another, which is not included. */
function notesUpTo(notes: PagesWithNotes['notes'], from: number, to: number): string[] {
  return [...notes].flatMap(([page, texts]) => (page >= from && page < to ? texts : []));
}

function joinTitle(lines: readonly SourceLine[]): Paragraph[] {
  const texts: string[] = [];
  for (const line of lines) {
    const last = texts.at(-1);
    if (last === undefined || opensTitleLine(last, line.text)) texts.push(line.text);
    else texts[texts.length - 1] = last + betweenLines(last, line.text) + line.text;
  }
  const parts = partsOfCauseTitle(texts);
  return texts.map((text, index) => ({ text, ...(parts[index] === undefined ? {} : { part: parts[index] }) }));
}

/** A hyphen at the end of a line joins the parts of a compound; before a small letter it may also divide a word. */
function betweenLines(last: string, next: string): '' | ' ' {
  return /[A-Za-z\d]-$/.test(last.slice(-2)) && /^[A-Z\d]/.test(next) ? '' : ' ';
}

/** The number with which a line continues the numbering. */
/** Whether a number without a sign, alone on its line, is between two sentences. */
function opensWithBareNumber(previous: string, next: SourceLine | undefined): boolean {
  return closesLine.test(previous) && /^["“‘(]?[A-Z]/.test(next?.text ?? '');
}

interface PageShape {
  readonly width: number;
  readonly gapsCount: boolean;
  readonly continuesNumbering: boolean;
  /** Whether the line above is the first of its paragraph. */
  readonly isFirstLine: boolean;
}

function opensParagraph(previous: SourceLine, line: SourceLine, shape: PageShape): boolean {
  // A marker alone on its line belongs to the next line.
  if (/^\d{1,3}$/.test(previous.text)) return false;
  if (previous.text.length <= longestMarker && anyMarker.test(previous.text.replace(/^["“'‘[]/, ''))) return false;
  const isClosed =
    (closesLine.test(previous.text) && !endsInAbbreviation(previous.text, line.text)) ||
    closesQuotation.test(previous.text);
  const goesOn = /^[a-z]/.test(line.text);
  const isBelowHeading =
    shape.isFirstLine &&
    (isHeadingLine(previous.text) || (previous.text.endsWith(':') && isCapitalHeading(previous.text)));
  if (opensHeading(line.text, { isClosed, previous: previous.text }) || (isBelowHeading && !goesOn)) return true;
  if (signatureLine.test(line.text) || (isAuthorLine(previous.text) && !goesOn)) return true;
  const hasMarker = anyMarker.test(line.text);
  if (goesOn && !hasMarker) return false;
  const isShort = previous.text.length < shape.width * shortLineShare;
  if (shape.continuesNumbering && (isClosed || isShort || line.hasGapBefore)) return true;
  // `v.` after a comma is between two parties.
  if (hasMarker)
    return (
      isClosed ||
      /^(?:Copy )?to$/i.test(previous.text) ||
      (/(?:,|\band|\bor)$/.test(previous.text) && !line.text.startsWith('v.'))
    );
  if (!isClosed) return false;
  return isShort || (shape.gapsCount && line.hasGapBefore && line.page === previous.page);
}

/** A heading is between sentences; the last word of a line in mixed case may be `Order` and go on, and `THE` needs its noun. */
function opensHeading(text: string, { isClosed, previous }: { isClosed: boolean; previous: string }): boolean {
  if (!isHeadingLine(text)) return isClosed && text.endsWith(':') && isCapitalHeading(text);
  return isClosed || (text === text.toUpperCase() && !/\b(?:THE|OF|AN?|THIS|SAID|COMMON|IMPUGNED)$/i.test(previous));
}

function endsInAbbreviation(text: string, next: string): boolean {
  const word = /(\S{1,24})\.$/.exec(text.slice(-26))?.[1];
  return word !== undefined && !/^\d+$/.test(word) && isAbbreviation(word, next);
}

function opensTitleLine(previous: string, line: string): boolean {
  if (/^\d{1,3}[.)]$/.test(previous) || /^of (?:19|20)\d\d\b/i.test(line)) return false;
  return !(/^[a-z]/.test(line) || /(?:,|&|-|\bof|\bthe|\band)$/i.test(previous)) || /^(?:versus|vs?\.?)$/i.test(line);
}
