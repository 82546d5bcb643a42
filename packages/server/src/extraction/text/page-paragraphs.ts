import { isAbbreviation } from './abbreviations.js';
import { isHeadingLine } from './classify-block.js';
import { closesLine } from './join-lines.js';
import type { SourceLine } from './source-line.js';

/** A line shorter than this share of the usual one, and closed, is the last of its paragraph. */
const shortLineShare = 0.8;

/** Lines under this length say nothing about the width of the page. */
const leastMeasuredLine = 40;

/** If more than this share of the lines follow an empty line, the page is double spaced and empty lines mean nothing. */
const doubleSpacedShare = 0.4;

const numberMarker = /^\(?(\d{1,3})(?:\.\d{1,2})*[.)\]]/;
const anyMarker =
  /^(?:\(?\d{1,3}(?:\.\d{1,2})*[.)\]]|\([a-z]{1,4}\)|\[\d{1,3}\]|[ivx]{1,5}[.)]|[a-z][.)]|[•➢])(?:\s|$)/;

/**
 * Joins the printed lines of a page-wise text into paragraphs. In front of the body (cause title, bench, counsel) every
 * line stays alone; in the body a paragraph begins at a heading, at a number that continues the numbering, at a marker
 * of a list, or after a closed line that is shorter than the page is wide.
 */
export function joinPageLines(lines: readonly SourceLine[]): string[] {
  const body = findBody(lines);
  const width = usualWidth(lines);
  const gapsCount = lines.filter((line) => line.hasGapBefore).length < lines.length * doubleSpacedShare;
  const paragraphs: string[] = [];
  let lastNumber = 0;
  let previous: SourceLine | undefined;
  for (const [index, line] of lines.entries()) {
    const inBody = index > body;
    const number = inBody ? nextNumber(line.text, lastNumber) : undefined;
    const isNew =
      previous === undefined ||
      (inBody
        ? opensParagraph(previous, line, { width, gapsCount, continuesNumbering: number !== undefined })
        : opensFrontLine(previous.text, line.text));
    if (number !== undefined && isNew) lastNumber = number;
    if (isNew) paragraphs.push(line.text);
    else paragraphs[paragraphs.length - 1] += ` ${line.text}`;
    previous = line;
  }
  return paragraphs;
}

/** `Per X, J. :`, `X, J. (ORAL)`, `X, Judge (oral):` — the line that names who wrote what follows. */
const authorLine =
  /^(?:Per:?\s)?[A-Z][A-Za-z.' ]{3,40},\s?(?:J|CJ|Judge|Chief Justice)\b\.?\s*(?:\(oral\))?\s*[:.]{0,2}-?$/i;

/** Position of the last line before the body: the heading `JUDGMENT`, `ORDER`, or the line before paragraph 1. */
function findBody(lines: readonly SourceLine[]): number {
  const opening = lines.findIndex(
    (line) => isHeadingLine(line.text) || /^(?:P\.? ?C\.?|O R D E R|JUDGMENT|ORDER)\s*[:.-]/.test(line.text),
  );
  if (opening !== -1) return opening;
  const author = lines.findIndex((line, index) => index > 5 && authorLine.test(line.text));
  if (author !== -1) return author;
  const first = lines.findIndex(
    (line, index) => index > 5 && /^1\.(?:\s|$)/.test(line.text) && (lines[index + 1]?.text.length ?? 0) > 50,
  );
  if (first !== -1) return first - 1;
  return (
    lines.findIndex((line, index) => {
      const next = lines[index + 1]?.text ?? '';
      return line.text.length > 60 && next.length > 50 && /^[a-z]/.test(next);
    }) - 1
  );
}

function usualWidth(lines: readonly SourceLine[]): number {
  const lengths = lines.map((line) => line.text.length).filter((length) => length >= leastMeasuredLine);
  lengths.sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length * 0.6)] ?? leastMeasuredLine;
}

function nextNumber(text: string, last: number): number | undefined {
  const digits = numberMarker.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  return number === last + 1 || (number === last && /^\(?\d+\.\d/.test(text)) ? number : undefined;
}

interface PageShape {
  readonly width: number;
  readonly gapsCount: boolean;
  readonly continuesNumbering: boolean;
}

function opensParagraph(previous: SourceLine, line: SourceLine, shape: PageShape): boolean {
  // A marker alone on its line belongs to the next line.
  if (anyMarker.test(previous.text) && previous.text.length <= 6) return false;
  if (isHeadingLine(previous.text) || isHeadingLine(line.text)) return true;
  const isClosed = closesLine.test(previous.text) && !endsInAbbreviation(previous.text, line.text);
  const isShort = previous.text.length < shape.width * shortLineShare;
  if (shape.continuesNumbering && (isClosed || isShort || line.hasGapBefore)) return true;
  if (anyMarker.test(line.text)) return isClosed || /(?:,|\band|\bor)$/.test(previous.text);
  if (!isClosed) return false;
  return isShort || (shape.gapsCount && line.hasGapBefore && line.page === previous.page);
}

function endsInAbbreviation(text: string, next: string): boolean {
  const word = /(\S{1,24})\.$/.exec(text.slice(-26))?.[1];
  return word !== undefined && !/^\d+$/.test(word) && isAbbreviation(word, next);
}

function opensFrontLine(previous: string, line: string): boolean {
  return !(/^[a-z]/.test(line) || /(?:,|&|-|\bof|\bthe|\band)$/i.test(previous)) || /^(?:versus|vs?\.?)$/i.test(line);
}
