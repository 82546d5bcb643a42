import { type SpanOptions, findSpans } from './find-spans.js';
import type { Hits } from './read-hits.js';
import { type Span, type SpanQuery, setsOf } from './span-query.js';

/** Marks the positions of the words that make a query match: true where the next word belongs to the same phrase. */
export function markPlaces(
  query: SpanQuery,
  hits: readonly Hits[],
  { options, into }: { readonly options: SpanOptions; readonly into: Map<number, boolean> },
): void {
  const mark = (part: SpanQuery, spans: readonly Span[]): void => {
    switch (part.type) {
      case 'word':
        for (const { start } of spans) into.set(start, into.get(start) ?? false);
        return;
      case 'phrase':
        for (const { start, end } of spans) markPhrase(part, start, end);
        return;
      case 'any':
        for (const each of part.of) mark(each, within(findSpans(each, hits, options), spans));
        return;
      case 'near':
        for (const each of part.of) mark(each, within(findSpans(each, hits, options), spans));
        return;
    }
  };

  function markPhrase(phrase: SpanQuery & { type: 'phrase' }, start: number, end: number): void {
    const isWhole = phrase.slop === 0;
    for (const set of setsOf(phrase)) {
      for (const position of hits[set]!.positions) {
        if (position < start || position > end) continue;
        into.set(position, into.get(position) === true || (isWhole && position < end));
      }
    }
  }

  mark(query, findSpans(query, hits, options));
}

/** Those that lie within one of the stretches around them. */
function within(spans: readonly Span[], around: readonly Span[]): Span[] {
  const result: Span[] = [];
  let first = 0;
  for (const span of spans) {
    // What ends before this one holds none of those behind it either.
    while (first < around.length && around[first]!.end < span.start) first += 1;
    for (let index = first; index < around.length && around[index]!.start <= span.start; index += 1) {
      if (around[index]!.end < span.end) continue;
      result.push(span);
      break;
    }
  }
  return result;
}
