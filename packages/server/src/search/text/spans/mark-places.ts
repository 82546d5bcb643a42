import { findSpans } from './find-spans.js';
import { type SpanQuery, setsOf } from './span-query.js';
import { type Hits, type SpanOptions, type Spans, openSpans } from './spans.js';

/** Marks the positions of the words of a match: true if the next word belongs to the same phrase. */
export function markPlaces(
  query: SpanQuery,
  hits: readonly Hits[],
  { options, into }: { readonly options: SpanOptions; readonly into: Map<number, boolean> },
): void {
  const mark = (part: SpanQuery, spans: Spans): void => {
    switch (part.type) {
      case 'word':
        for (const start of spans.starts) into.set(start, into.get(start) ?? false);
        return;
      case 'phrase':
        for (const [index, start] of spans.starts.entries()) markPhrase(part, start, spans.ends[index]!);
        return;
      case 'any':
      case 'near':
        for (const each of part.of) mark(each, inside(findSpans(each, hits, options), spans));
        return;
    }
  };

  function markPhrase(phrase: SpanQuery & { type: 'phrase' }, start: number, end: number): void {
    const isWhole = phrase.slop === 0;
    for (const set of setsOf(phrase)) {
      for (const position of hits[set]!.positions) {
        if (position < start) continue;
        if (position > end) break;
        into.set(position, into.get(position) === true || (isWhole && position < end));
      }
    }
  }

  mark(query, findSpans(query, hits, options));
}

/** Returns the stretches inside one of the outer stretches. */
function inside(spans: Spans, around: Spans): Spans {
  const found = openSpans();
  let first = 0;
  for (const [index, start] of spans.starts.entries()) {
    const end = spans.ends[index]!;
    // An outer stretch that ends before this one contains none of the later ones.
    while (first < around.starts.length && around.ends[first]! < start) first += 1;
    for (let place = first; place < around.starts.length && around.starts[place]! <= start; place += 1) {
      if (around.ends[place]! < end) continue;
      found.add(spans, index, spans, index);
      break;
    }
  }
  return found.spans;
}
