import { nearSpans } from './near-spans.js';
import { phraseSpans } from './phrase-spans.js';
import type { SpanQuery } from './span-query.js';
import { type Hits, type SpanOptions, type Spans, openSpans, spansOfHits } from './spans.js';

/** Returns the stretches that match a query. */
export function findSpans(query: SpanQuery, hits: readonly Hits[], options: SpanOptions): Spans {
  switch (query.type) {
    case 'word':
      return spansOfHits(hits[query.set]!);
    case 'phrase':
      return phraseSpans(query, hits, options);
    case 'near': {
      // A longer stretch is closer to the next part, but makes no difference within a sentence.
      const isShortestEnough = typeof query.within !== 'number';
      const inner = { ...options, isOneEnough: false, isShortestEnough };
      return nearSpans(() => findParts(query.of, hits, inner), query, options);
    }
    case 'any':
      return inAny(query.of.map((part) => findSpans(part, hits, options)));
  }
}

/** Returns the stretches of each part; undefined if a part has none. */
function findParts(of: readonly SpanQuery[], hits: readonly Hits[], options: SpanOptions): Spans[] | undefined {
  const parts: Spans[] = [];
  for (const part of of) {
    const spans = findSpans(part, hits, options);
    if (spans.starts.length === 0) return undefined;
    parts.push(spans);
  }
  return parts;
}

function inAny(all: readonly Spans[]): Spans {
  const places = all.flatMap((spans) =>
    spans.starts.map((start, index) => ({ spans, index, start, end: spans.ends[index]! })),
  );
  places.sort((a, b) => a.start - b.start || a.end - b.end);
  const found = openSpans();
  for (const [place, { spans, index, start, end }] of places.entries()) {
    const before = places[place - 1];
    if (before?.start !== start || before.end !== end) found.add(spans, index, spans, index);
  }
  return found.spans;
}
