import { findSentenceEnds } from '../../../extraction/text/sentence-ends.js';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Space for a passage. */
interface Room {
  /** The part of the text that no other passage has. */
  readonly free: Span;
  /** Maximum characters. */
  readonly size: number;
}

/** Places at which a passage may begin, and at which it may end; both ascending. */
interface Places {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/**
 * Extends a stretch of hits to a passage that can be read by itself: to the sentences around it, and to their neighbours
 * in the paragraph while they fit. A sentence that is too long is cut where a phrase begins or ends, or, if the passage
 * would be shorter than half the size, between words. The passage leaves its paragraph only while it is shorter than that.
 */
export function wholePhrases(text: string, hits: Span, room: Room): Span {
  const sides = boundsOf(hits, room);
  const sentences = sentencePlaces(text, sides);
  const start = sentences.starts.findLast((place) => place <= hits.start);
  const end = sentences.ends.find((place) => place >= hits.end);
  if (start !== undefined && end !== undefined && end - start <= room.size)
    return withNeighbours(text, { start, end }, { sentences, size: room.size });
  const cut = { hits, ...room, phrases: phrasePlaces(text, sides) };
  if (start !== undefined && hits.end - start <= room.size) return { start, end: cutEnd(text, start, cut) };
  if (end !== undefined && end - hits.start <= room.size) return { start: cutStart(text, end, cut), end };
  return around(text, cut);
}

/** The farthest places that a passage with all hits can reach. */
function boundsOf(hits: Span, { free, size }: Room): Span {
  return { start: Math.max(free.start, hits.end - size), end: Math.min(free.end, hits.start + size) };
}

const SPACE = /\s/;

function sentencePlaces(text: string, { start, end }: Span): Places {
  const slice = text.slice(start, end);
  const cuts = findSentenceEnds(slice).map((place) => place + start);
  // The end of the slice ends a sentence only if the text does.
  const ends = cuts.filter((place) => place < end || end === text.length || text.startsWith('\n\n', end));
  const starts = ends.map((place) => skipSpace(text, place)).filter((place) => place < end);
  const isBegun = start === 0 || text.endsWith('\n\n', start);
  return {
    starts: isBegun ? [skipSpace(text, start), ...starts] : starts,
    ends: ends.map((place) => skipBack(text, place)),
  };
}

/** A sign between phrases. */
const PHRASE = /[,;:–—](?=\s)/g;

function phrasePlaces(text: string, { start, end }: Span): Places {
  const ends = Array.from(text.slice(start, end).matchAll(PHRASE), ({ index }) => index + start);
  return { starts: ends.map((place) => skipSpace(text, place + 1)), ends };
}

function withNeighbours(
  text: string,
  span: Span,
  { sentences, size }: { readonly sentences: Places; readonly size: number },
): Span {
  let { start, end } = span;
  const mayTake = (gap: string, length: number) => length <= size && (end - start < size / 2 || !gap.includes('\n\n'));
  for (;;) {
    const next = sentences.ends.find((place) => place > end);
    if (next !== undefined && mayTake(text.slice(end, skipSpace(text, end)), next - start)) {
      end = next;
      continue;
    }
    const before = sentences.starts.findLast((place) => place < start);
    if (before === undefined || !mayTake(text.slice(skipBack(text, start), start), end - before)) return { start, end };
    start = before;
  }
}

interface Cut extends Room {
  readonly hits: Span;
  readonly phrases: Places;
}

function cutEnd(text: string, start: number, { hits, free, size, phrases }: Cut): number {
  const limit = Math.min(free.end, start + size);
  const phrase = phrases.ends.findLast((place) => place >= hits.end && place <= limit);
  return phrase !== undefined && phrase - start >= size / 2 ? phrase : previousGap(text, hits.end, limit);
}

function cutStart(text: string, end: number, { hits, free, size, phrases }: Cut): number {
  const limit = Math.max(free.start, end - size);
  const phrase = phrases.starts.find((place) => place <= hits.start && place >= limit);
  return phrase !== undefined && end - phrase >= size / 2 ? phrase : nextGap(text, limit, hits.start);
}

/** Extends equally on both sides; one side's unused space goes to the other. */
function around(text: string, cut: Cut): Span {
  const { hits, free, size, phrases } = cut;
  const spare = size - (hits.end - hits.start);
  const before = hits.start - free.start;
  const behind = free.end - hits.end;
  const left = Math.min(before, Math.max(Math.floor(spare / 2), spare - behind));
  const from = hits.start - left;
  const phrase = phrases.starts.find((place) => place >= from && place <= hits.start);
  const start = phrase ?? nextGap(text, from, hits.start);
  return { start, end: cutEnd(text, start, cut) };
}

function skipSpace(text: string, from: number): number {
  let place = from;
  while (place < text.length && SPACE.test(text[place]!)) place += 1;
  return place;
}

function skipBack(text: string, from: number): number {
  let place = from;
  while (place > 0 && SPACE.test(text[place - 1]!)) place -= 1;
  return place;
}

/** Returns the first place from `from` that cuts no word; at most `limit`. */
function nextGap(text: string, from: number, limit: number): number {
  let place = from;
  if (place > 0 && !SPACE.test(text[place - 1]!)) while (place < limit && !SPACE.test(text[place]!)) place += 1;
  while (place < limit && SPACE.test(text[place]!)) place += 1;
  return place;
}

/** Returns the last place up to `to` that cuts no word; at least `limit`. */
function previousGap(text: string, limit: number, to: number): number {
  let place = to;
  if (place < text.length && !SPACE.test(text[place]!))
    while (place > limit && !SPACE.test(text[place - 1]!)) place -= 1;
  while (place > limit && SPACE.test(text[place - 1]!)) place -= 1;
  return place;
}
