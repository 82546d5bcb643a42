import type { Budget } from '../budget.js';
import type { Hits } from './read-hits.js';

/**
 * Stretches of words that match, in the order of their first words: first and last positions, and the sentences and
 * paragraphs these are in. One list for each, so that the hits of a word are spans as they are.
 */
export interface Spans {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly startSentences: readonly number[];
  readonly endSentences: readonly number[];
  readonly startParagraphs: readonly number[];
  readonly endParagraphs: readonly number[];
}

/** Stretches of one part of a query that are kept for one document; more would fill the memory for nothing. */
export const MAX_SPANS = 50_000;

/** How far a search for stretches goes. */
export interface SpanOptions {
  readonly budget: Budget;
  /** One stretch is enough, and only whether there is one matters. */
  readonly isOneEnough?: boolean;
  /** Of the stretches from one word on the shortest is enough: where only matters what lies in between. */
  readonly isShortestEnough?: boolean;
  /** Called when stretches were left out, because there were too many or the time was up. */
  onCut(): void;
}

/** The hits of a word as spans of one word each. */
export function spansOfHits({ positions, sentences, paragraphs }: Hits): Spans {
  return {
    starts: positions,
    ends: positions,
    startSentences: sentences,
    endSentences: sentences,
    startParagraphs: paragraphs,
    endParagraphs: paragraphs,
  };
}

/** Collects spans; their order is the caller's. */
export function openSpans() {
  const starts: number[] = [];
  const ends: number[] = [];
  const startSentences: number[] = [];
  const endSentences: number[] = [];
  const startParagraphs: number[] = [];
  const endParagraphs: number[] = [];
  return {
    spans: { starts, ends, startSentences, endSentences, startParagraphs, endParagraphs } satisfies Spans,
    /** Adds the stretch from the start of one span to the end of another. */
    add(from: Spans, first: number, to: Spans, last: number): void {
      starts.push(from.starts[first]!);
      startSentences.push(from.startSentences[first]!);
      startParagraphs.push(from.startParagraphs[first]!);
      ends.push(to.ends[last]!);
      endSentences.push(to.endSentences[last]!);
      endParagraphs.push(to.endParagraphs[last]!);
    },
  };
}
