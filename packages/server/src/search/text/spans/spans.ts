import type { Budget } from '../../model/budget.js';

/** The occurrences of a set's words in a text: ascending positions with sentence and paragraph. */
export interface Hits {
  readonly positions: number[];
  readonly sentences: number[];
  readonly paragraphs: number[];
}

/**
 * Matching stretches of words, by first word: first and last positions with their sentences and paragraphs. A list per
 * property, so the hits of a word are spans without conversion.
 */
export interface Spans {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly startSentences: readonly number[];
  readonly endSentences: readonly number[];
  readonly startParagraphs: readonly number[];
  readonly endParagraphs: readonly number[];
}

/** Maximum stretches of one part of a query for one document; more would only fill the memory. */
export const MAX_SPANS = 50_000;

/** Extent of a search for stretches. */
export interface SpanOptions {
  readonly budget: Budget;
  /** One stretch is enough; only its existence matters. */
  readonly isOneEnough?: boolean;
  /** The shortest stretch from each word is enough; only the words in between matter. */
  readonly isShortestEnough?: boolean;
  /** Called if stretches are dropped, because there are too many or time has run out. */
  onCut(): void;
}

/** Returns the hits of a word as spans of one word each. */
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

/** Collects spans in the caller's order. */
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
