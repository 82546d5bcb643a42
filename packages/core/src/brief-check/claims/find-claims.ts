import { attributeQuotation, noteNumber } from './attribute-quotation.js';
import type { Claim } from './claim.js';
import { anchorsBefore, type CitedAnchor, type CitedText, findAnchors } from './cited-anchors.js';
import { pinpointBehind, pinpointInFront, pinpointsBetween, type NearPinpoint } from './pinpoints-near.js';
import { findQuotedBlocks } from './quoted-blocks.js';
import { findQuotedSpans, type QuotedSpan } from './quoted-spans.js';

/** Share of a block that a quotation between marks must have to stand for it. */
const MOST_OF_BLOCK = 0.6;
/** Characters of the line that names the source of a block. */
const SOURCE_LINE = 300;
/** Characters of a footnote before the parties that it names. */
const NOTE_HEAD = 120;
const NOTE_LINE = /(?:^|\n)[ \t]*(?:\[\^?(\d{1,3})\]:?|\(?(\d{1,3})[.)]?|([¹²³⁰-⁹]{1,3}))[ \t]*[^\n]*$/;
/** The mark of a footnote behind a word: `Union of India¹`, `India(1)`, `India[^1]`. */
const NOTE_MARK =
  /(?<=[\p{L}.”"’'])(?:\((\d{1,2})\)|\[\^?(\d{1,3})\]|([¹²³⁰-⁹]{1,3})|(?<=\p{Ll})(\d{1,2})(?=[,.;:\s]))/gu;

/**
 * Finds what a text claims of the judgments that it cites: quotations, and pages and paragraphs. Quotations that belong to no
 * citation are left out. The result is in the order of the text. Takes linear time.
 */
export function findClaims(text: string, cited: CitedText): Claim[] {
  const printed = findAnchors(text, cited);
  if (printed.length === 0) return [];
  const notes = findNotes(text, printed);
  const anchors = withMarks(text, printed, notes);
  const spans = findSpans(text, anchors);
  const claims = [...printedPinpoints(text, cited), ...apartPinpoints(text, anchors)];
  const pinned = new Set(claims.map(({ start }) => start));
  const claimPinpoint = (of: number, { start, end }: NearPinpoint): void => {
    if (pinned.has(start)) return;
    pinned.add(start);
    claims.push({ of, start, end, quotation: '', pinpoint: text.slice(start, end), isSure: true });
  };
  spans.forEach((span, index) => {
    const found = attributeQuotation(span, index, { text, anchors, spans, notes });
    const [first] = found?.anchors ?? [];
    if (found === undefined || first === undefined) return;
    const { start, end } = span;
    const quotation = text.slice(start, end);
    for (const { of } of found.anchors) claims.push({ of, start, end, quotation, pinpoint: '', isSure: found.isSure });
    if (!found.isSure) return;
    const behind = pinpointBehind(text, span.outerEnd);
    if (behind) claimPinpoint(first.of, behind);
    for (const pinpoint of pinpointsBetween(text, first.end, span.outerStart)) claimPinpoint(first.of, pinpoint);
  });
  return claims.sort((one, other) => one.start - other.start);
}

/** The pinpoints that the citations and short forms have themselves. */
function printedPinpoints(text: string, { citations }: CitedText): Claim[] {
  return citations.flatMap((citation): Claim[] => {
    const { start, end, kind, pinpoint, shortForm, refersTo } = citation;
    const of = shortForm ? (refersTo === undefined ? undefined : citations[refersTo]?.start) : start;
    if (pinpoint === undefined || of === undefined || kind === 'provision') return [];
    const at = start + Math.max(0, text.slice(start, end).lastIndexOf(pinpoint));
    return [{ of, start: at, end, quotation: '', pinpoint, isSure: true }];
  });
}

/**
 * The pinpoints before the parties, and behind a bracket: `in paragraph 23 of A v. B`, `A v. B [AIR 1980 SC 1], para 23`. What
 * is behind several parallel citations is a page of the last one.
 */
function apartPinpoints(text: string, anchors: readonly CitedAnchor[]): Claim[] {
  return anchors.flatMap(({ start: from, end, of, last = of }): Claim[] =>
    [pinpointInFront(text, from), pinpointBehind(text, end)].flatMap((one, at) =>
      one
        ? [{ of: at ? last : of, ...one, quotation: '', pinpoint: text.slice(one.start, one.end), isSure: true }]
        : [],
    ),
  );
}

/** All quotations in the order of the text, each once: a block that is between marks too counts as one between marks. */
function findSpans(text: string, anchors: readonly CitedAnchor[]): QuotedSpan[] {
  const marked = findQuotedSpans(text).filter((span) => !isTitle(span, anchors));
  const kept: QuotedSpan[] = [];
  let next = 0;
  for (const whole of findQuotedBlocks(text)) {
    const block = withoutSource(text, whole, anchors);
    while ((marked[next]?.outerEnd ?? Infinity) <= block.start) {
      const span = marked[next];
      if (span) kept.push(span);
      next += 1;
    }
    let until = next;
    let covered = 0;
    for (let span = marked[until]; span && span.outerStart < block.end; span = marked[until]) {
      covered += Math.min(span.outerEnd, block.end) - Math.max(span.outerStart, block.start);
      until += 1;
    }
    const isMarked = until > next && (block.block === 'plain' || covered >= (block.end - block.start) * MOST_OF_BLOCK);
    if (isMarked) continue;
    kept.push(block);
    next = until;
  }
  return [...kept, ...marked.slice(next)];
}

/** The parties of a citation may be between marks. */
function isTitle({ outerStart, outerEnd }: QuotedSpan, anchors: readonly CitedAnchor[]): boolean {
  const anchor = anchors[anchorsBefore(anchors, outerEnd) - 1];
  return anchor !== undefined && anchor.start >= outerStart && anchor.of >= outerEnd && !anchor.isShort;
}

/** A block without the line at its end that names its source: `[A v. B, AIR 1980 SC 1]`. */
function withoutSource(text: string, block: QuotedSpan, anchors: readonly CitedAnchor[]): QuotedSpan {
  const anchor = anchors[anchorsBefore(anchors, block.end) - 1];
  if (anchor === undefined || anchor.start < block.start || block.end - anchor.start > SOURCE_LINE) return block;
  if (
    /[\p{L}]{3,}[^)\]]*$/u.test(
      text.slice(anchor.end, block.end).replaceAll(/emphasis|supplied|added|para\w*|page/gi, ''),
    )
  )
    return block;
  const head = text.slice(Math.max(block.start, anchor.start - 40), anchor.start);
  const mark = /(?:[([]|[—–]|--?|\n)\s*(?:(?:see|vide|from|per|source|in)\b[\s:]*)?$/i.exec(head);
  if (mark === null) return block;
  const end = anchor.start - head.length + mark.index;
  return { ...block, end, outerEnd: end };
}

/** Adds the marks of footnotes that cite: a case may be named beside its mark, and cited in the note. */
function withMarks(
  text: string,
  anchors: readonly CitedAnchor[],
  notes: ReadonlyMap<string, readonly CitedAnchor[]>,
): readonly CitedAnchor[] {
  if (notes.size === 0) return anchors;
  const marks = [...text.matchAll(NOTE_MARK)].flatMap(
    ({ index, 0: mark, 1: round, 2: square, 3: raised, 4: glued }) => {
      const noted = notes.get(noteNumber(round ?? square ?? raised ?? glued ?? '')) ?? [];
      const note = noted[anchorsBefore(noted, index)];
      return note ? [{ start: index, end: index + mark.length, of: note.of, isShort: true }] : [];
    },
  );
  return [...anchors, ...marks].sort((one, other) => one.start - other.start);
}

/** The citations of footnotes, by the number of the note. */
function findNotes(text: string, anchors: readonly CitedAnchor[]): Map<string, CitedAnchor[]> {
  const notes = new Map<string, CitedAnchor[]>();
  for (const anchor of anchors) {
    const from = Math.max(0, anchor.start - NOTE_HEAD);
    // Only the beginning of the text is one of a line.
    const head = (from === 0 ? '' : '-') + text.slice(from, anchor.start);
    const [, bracketed, plain, raised] = NOTE_LINE.exec(head) ?? [];
    const number = noteNumber(bracketed ?? plain ?? raised ?? '');
    if (number === '') continue;
    const list = notes.get(number);
    if (list) list.push(anchor);
    else notes.set(number, [anchor]);
  }
  return notes;
}
