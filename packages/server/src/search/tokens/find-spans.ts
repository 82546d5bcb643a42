import type { Budget } from '../budget.js';
import { nearSpans } from './near-spans.js';
import { phraseSpans } from './phrase-spans.js';
import type { Hits } from './read-hits.js';
import type { Span, SpanQuery } from './span-query.js';

/** Stretches of one part of a query that are kept for one document; more would fill the memory for nothing. */
export const MAX_SPANS = 50_000;

/** How far a search for stretches goes. */
export interface SpanOptions {
  readonly budget: Budget;
  /** One stretch is enough: the first that is found. */
  readonly isOneEnough?: boolean;
  /** Called when stretches were left out, because there were too many or the time was up. */
  onCut(): void;
}

/** The stretches that match a query, in the order of their first words. */
export function findSpans(query: SpanQuery, hits: readonly Hits[], options: SpanOptions): Span[] {
  switch (query.type) {
    case 'word':
      return spansOfWord(hits[query.set]!, options);
    case 'phrase':
      return phraseSpans(query, hits, options);
    case 'near': {
      const parts = query.of.map((part) => findSpans(part, hits, { ...options, isOneEnough: false }));
      return parts.some((spans) => spans.length === 0) ? [] : nearSpans(parts, query, options);
    }
    case 'any': {
      const spans = query.of.flatMap((part) => findSpans(part, hits, options));
      return withoutTwins(spans.sort((a, b) => a.start - b.start || a.end - b.end));
    }
  }
}

function spansOfWord(hits: Hits, options: SpanOptions): Span[] {
  const count = options.isOneEnough === true ? Math.min(1, hits.positions.length) : hits.positions.length;
  const spans: Span[] = [];
  for (let index = 0; index < count; index += 1) spans.push(spanBetween(hits, index, hits, index));
  return spans;
}

/** The stretch from one found word to another. */
export function spanBetween(first: Hits, firstIndex: number, last: Hits, lastIndex: number): Span {
  return {
    start: first.positions[firstIndex]!,
    end: last.positions[lastIndex]!,
    startSentence: first.sentences[firstIndex]!,
    endSentence: last.sentences[lastIndex]!,
    startParagraph: first.paragraphs[firstIndex]!,
    endParagraph: last.paragraphs[lastIndex]!,
  };
}

function withoutTwins(sorted: readonly Span[]): Span[] {
  return sorted.filter((span, index) => {
    const before = sorted[index - 1];
    return before === undefined || before.start !== span.start || before.end !== span.end;
  });
}
