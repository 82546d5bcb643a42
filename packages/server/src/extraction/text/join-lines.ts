import { isAbbreviation } from './abbreviations.js';
import { isHeadingLine } from './classify-block.js';
import type { SourceLine } from './source-line.js';

/**
 * Joins the lines of a text whose lines are mostly whole paragraphs already: a line is taken to go on in the next one
 * only where it stops at a short form (`Art.`), a comma or hyphen, or where the next begins with a small letter.
 */
export function joinParagraphLines(lines: readonly SourceLine[]): string[] {
  const paragraphs: string[] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last !== undefined && goesOn(last, line.text)) paragraphs[paragraphs.length - 1] = `${last} ${line.text}`;
    else paragraphs.push(line.text);
  }
  return paragraphs;
}

function goesOn(text: string, next: string): boolean {
  if (isHeadingLine(text) || isHeadingLine(next)) return false;
  if (/^[a-z]/.test(next) && !/^[a-z]{1,2}[).]/.test(next)) return true;
  // Examines only the end, because a pattern would be tried at every character of the line.
  const end = text.slice(-26);
  if (/[,–-]$/.test(end)) return true;
  // A judge's rank ends the line that names the judge.
  if (/\b(?:J|JJ|C\.?\s?J)\.$/.test(end)) return false;
  const word = /(\S{1,24})\.$/.exec(end)?.[1];
  return word !== undefined && !/^\d+$/.test(word) && isAbbreviation(word, next);
}

/** A line that ends like a sentence, a clause of a list or a passage in quotation marks. */
export const closesLine = /[.?!:;][-–—]?["'”’)\]]*$/;
