import { addRunningLines } from './running-lines.js';
import type { SourceLine } from './source-line.js';
import {
  signatureOpening,
  signaturePart,
  signerName,
  stampPatterns,
  watermarkOwner,
  watermarkPieces,
} from './stamp-patterns.js';
import { findStamp, stampCitation } from './stamp-citation.js';

/** Maximum lines of a signature note: opening, name in pieces, date, time, reason, place. */
const longestSignature = 10;

/** The place of a signature broken over lines: `Location: HIGH`, `COURT OF`, `KARNATAKA`. */
const isPlaceWord = /^(?:HIGH )?COURT(?: OF(?: [A-Z]+)?)?$|^OF [A-Z]+$|^[A-Z]{6,}$/;

/** Maximum length of a line that a court's computer prints onto a page; longer ones are skipped. */
const longestStamp = 160;

/** Longest line that is taken for a signer's name. */
const longestSigner = 40;

/**
 * Finds the lines of a page-wise text that are furniture: running heads and feet, page numbers, portal notes and
 * signature notes. Doubtful lines stay; a running head on the first page stays too.
 * Returns the positions of the lines to remove.
 */
export function findPageFurniture(lines: readonly SourceLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [index, line] of lines.entries()) {
    if (line.text.length <= longestStamp && stampPatterns.some((pattern) => pattern.test(line.text))) found.add(index);
  }
  addSignatures(lines, found);
  addNeutralCitations(lines, found);
  addRunningLines(withPages(lines, found), found);
  if (lines.some((line) => watermarkOwner.test(line.text))) {
    for (const [index, line] of lines.entries()) if (watermarkPieces.has(line.text)) found.add(index);
  }
  return found;
}

/** Stamps that extraction put behind the last words of a line. */
const stampAtEnd = /(?<=\S)\s+(?:Signature Not Verified|Page\s\d{1,3}\s?(?:\/|of)\s?\d{1,3})$/;

/** Leaves out a stamp at the end of a line. */
export function withoutStampAtEnd(line: SourceLine): SourceLine {
  return stampAtEnd.test(line.text) ? { ...line, text: line.text.replace(stampAtEnd, '') } : line;
}

/** Shortest running foot that is known again at the end of a word. */
const shortestGlued = 16;

/** Extraction may put the foot of a page behind a hyphen that ends its last line: `A-` and `APPEAL NO. 7` become `AAPPEAL NO. 7`. */
export function withoutGluedFeet(lines: readonly SourceLine[], furniture: ReadonlySet<number>): SourceLine[] {
  const feet = new Set<string>();
  for (const index of furniture) {
    const text = lines[index]?.text ?? '';
    if (text.length >= shortestGlued) feet.add(text);
  }
  return lines.map((line, index) => {
    const isLast = furniture.has(index + 1) || lines[index + 1]?.page !== line.page;
    if (!isLast || furniture.has(index)) return line;
    for (const foot of feet) {
      const rest = line.text.slice(0, -foot.length);
      if (line.text.endsWith(foot) && /\S$/.test(rest)) return { ...line, text: rest };
    }
    return line;
  });
}

function addSignatures(lines: readonly SourceLine[], found: Set<number>): void {
  for (let index = 0; index < lines.length; index += 1) {
    const text = lines[index]?.text ?? '';
    if (!signatureOpening.test(text)) continue;
    found.add(index);
    // A line of the judgment may be inside the note, so each line must prove that it belongs to it; a name only
    // does when the note's date follows.
    const dateAt = closingDate(lines, index);
    for (let next = index + 1; next < Math.min(lines.length, index + longestSignature); next += 1) {
      const line = lines[next]?.text ?? '';
      const isPlace =
        /^Location\s?:/.test(lines[next - 1]?.text ?? '') || (isPlaceWord.test(line) && found.has(next - 1));
      if (
        signaturePart.test(line) ||
        (isPlace && isPlaceWord.test(line)) ||
        (next < dateAt && line.length <= longestSigner && signerName.test(line))
      )
        found.add(next);
    }
  }
}

function closingDate(lines: readonly SourceLine[], opening: number): number {
  for (let index = opening + 1; index < Math.min(lines.length, opening + longestSignature); index += 1) {
    if (/^(?:Date|Signing ?(?:Date|time))\s?:/i.test(lines[index]?.text ?? '')) return index;
  }
  return -1;
}

/** The neutral citation is printed on every page, and texts without form feeds have it in their middle. The first stays. */
function addNeutralCitations(lines: readonly SourceLine[], found: Set<number>): void {
  const own = findStamp(lines)?.canonical;
  if (own === undefined) return;
  let isFirst = true;
  for (const [index, line] of lines.entries()) {
    if (stampCitation(line.text)?.canonical !== own) continue;
    if (!isFirst) found.add(index);
    isFirst = false;
  }
}

/** Lines of text between two groups of found lines; fewer are part of the same head or foot. */
const FEWEST_BETWEEN = 3;

/** A text without form feeds begins a new page after each group of lines found so far. */
function withPages(lines: readonly SourceLine[], found: ReadonlySet<number>): readonly SourceLine[] {
  if ((lines.at(-1)?.page ?? 0) > 0) return lines;
  let page = 0;
  let between = 0;
  return lines.map((line, index) => {
    if (!found.has(index)) between += 1;
    else {
      if (between >= FEWEST_BETWEEN) page += 1;
      between = 0;
    }
    return { ...line, page };
  });
}
