import type { SourceLine } from './source-line.js';
import {
  signatureOpening,
  signaturePart,
  signerName,
  stampPatterns,
  watermarkOwner,
  watermarkPieces,
} from './stamp-patterns.js';

/** Lines at the top and the bottom of a page that may be running heads, feet or page numbers. */
const topLines = 3;
const bottomLines = 4;

/** A running head is on at least this many pages and this share of them; fewer repeats can be chance. */
const leastRunningPages = 3;
const leastRunningShare = 0.4;

/** Maximum lines of a signature note: opening, name in pieces, date, time, reason, place. */
const longestSignature = 10;

/** The place of a signature broken over lines: `Location: HIGH`, `COURT OF`, `KARNATAKA`. */
const isPlaceWord = /^(?:HIGH )?COURT(?: OF(?: [A-Z]+)?)?$|^OF [A-Z]+$|^[A-Z]{6,}$/;

/** Maximum length of a line that a court's computer prints onto a page; longer ones are skipped. */
const longestStamp = 160;

/** Longest line that is taken for a signer's name. */
const longestSigner = 40;

/** A neutral citation alone on a line, in the form the High Courts print at the head of every page. */
const neutralCitation = /^\[?(?:NC:? ?|NEUTRAL CITATION NO\. )?\d{4}:[A-Z]{2,6}(?:-[A-Z]{1,4})?:\d{1,6}(?:-[DF]B)?\]?$/;

/**
 * Finds the lines of a page-wise text that are furniture: running heads and feet, page numbers, portal notes and
 * signature notes. Doubtful lines stay; the first of the running heads stays too.
 * Returns the positions of the lines to remove.
 */
export function findPageFurniture(lines: readonly SourceLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [index, line] of lines.entries()) {
    if (line.text.length <= longestStamp && stampPatterns.some((pattern) => pattern.test(line.text))) found.add(index);
  }
  addSignatures(lines, found);
  addRunningLines(lines, found);
  addPageNumbers(lines, found);
  if (lines.some((line) => watermarkOwner.test(line.text))) {
    for (const [index, line] of lines.entries()) if (watermarkPieces.has(line.text)) found.add(index);
  }
  return found;
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

function addRunningLines(lines: readonly SourceLine[], found: Set<number>): void {
  const pageCount = (lines.at(-1)?.page ?? 0) + 1;
  const seen = new Map<string, number[]>();
  for (const index of edgeLines(lines)) {
    const text = lines[index]?.text ?? '';
    if (text.length < 4 || /^[a-z]/.test(text)) continue;
    const places = seen.get(text);
    if (places === undefined) seen.set(text, [index]);
    else places.push(index);
  }
  for (const places of seen.values()) {
    const pages = new Set(places.map((index) => lines[index]?.page)).size;
    if (pages < leastRunningPages || pages < pageCount * leastRunningShare) continue;
    for (const index of places.slice(1)) found.add(index);
  }
  // The neutral citation is printed on every page, and texts without form feeds have it in their middle.
  let isFirst = true;
  for (const [index, line] of lines.entries()) {
    if (!neutralCitation.test(line.text)) continue;
    if (!isFirst) found.add(index);
    isFirst = false;
  }
}

function addPageNumbers(lines: readonly SourceLine[], found: Set<number>): void {
  for (const index of edgeLines(lines)) {
    const line = lines[index];
    if (line === undefined) continue;
    const number = /^\[?(\d{1,3})\]?$/.exec(line.text)?.[1];
    // On the first page a number at the top may count something else.
    const isPlaced = line.page > 0 || (lines[index + 1]?.page ?? 0) > 0;
    if (number !== undefined && Math.abs(Number(number) - line.page - 1) <= 1 && isPlaced) found.add(index);
  }
}

/** Positions of the lines at the edges of the pages; a text without form feeds has none. */
function edgeLines(lines: readonly SourceLine[]): number[] {
  if ((lines.at(-1)?.page ?? 0) === 0) return [];
  const edges: number[] = [];
  let from = 0;
  while (from < lines.length) {
    const page = lines[from]?.page;
    let to = from;
    while (to < lines.length && lines[to]?.page === page) to += 1;
    for (let index = from; index < to; index += 1) {
      if (index < from + topLines || index >= to - bottomLines) edges.push(index);
    }
    from = to;
  }
  return edges;
}
