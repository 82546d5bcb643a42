import type { PhraseQuery } from './span-query.js';
import { MAX_SPANS, type Hits, type SpanOptions, type Spans, openSpans, spansOfHits } from './spans.js';

/** Returns the stretches that contain the words of a phrase. */
export function phraseSpans(query: PhraseQuery, hits: readonly Hits[], options: SpanOptions): Spans {
  const words = query.sets.map((set) => spansOfHits(hits[set]!));
  if (words.some(({ starts }) => starts.length === 0)) return openSpans().spans;
  if (query.slop === 0) return adjacent(words, options);
  return options.isOneEnough === true ? anySloppy(query, words) : sloppy(query, words, options);
}

function adjacent(words: readonly Spans[], options: SpanOptions): Spans {
  const found = openSpans();
  const places = words.map(() => 0);
  const [first] = words as [Spans];
  const last = words.length - 1;
  for (let index = 0; index < first.starts.length; index += 1) {
    const start = first.starts[index]!;
    places[0] = index;
    let isWhole = true;
    for (let word = 1; word <= last && isWhole; word += 1) {
      const { starts } = words[word]!;
      places[word] = placeFrom(starts, start + word, places[word]!);
      isWhole = starts[places[word]!] === start + word;
    }
    if (!isWhole) continue;
    found.add(first, index, words[last]!, places[last]!);
    if (options.isOneEnough === true) break;
  }
  return found.spans;
}

interface Place {
  readonly word: number;
  readonly index: number;
}

/**
 * The offset of a word from its position in the phrase counts; the difference between the largest and the smallest
 * offset may be at most `slop`. So `slop` words may be between the words of a two-word phrase, and from 2 on the two
 * may swap. From each first word, the shortest stretch counts.
 */
function sloppy(query: PhraseQuery, words: readonly Spans[], options: SpanOptions): Spans {
  const shortest = new Map<number, { readonly first: Place; readonly last: Place }>();
  const endOf = ({ word, index }: Place) => words[word]!.starts[index]!;
  for (let word = 0; word < words.length; word += 1) {
    const { starts } = words[word]!;
    for (const [index, start] of starts.entries()) {
      const last = shortestFrom({ query, words, word, start });
      if (last === undefined) continue;
      const known = shortest.get(start);
      if (known === undefined || endOf(last) < endOf(known.last)) shortest.set(start, { first: { word, index }, last });
    }
    if (shortest.size > MAX_SPANS || options.budget.expired()) {
      options.onCut();
      break;
    }
  }
  const found = openSpans();
  for (const [, { first, last }] of [...shortest].sort((a, b) => a[0] - b[0]))
    found.add(words[first.word]!, first.index, words[last.word]!, last.index);
  return found.spans;
}

/** Returns one stretch with the words, if any: searches around the rarest word. */
function anySloppy(query: PhraseQuery, words: readonly Spans[]): Spans {
  const found = openSpans();
  let rarest = 0;
  for (const [word, { starts }] of words.entries()) if (starts.length < words[rarest]!.starts.length) rarest = word;
  for (const position of words[rarest]!.starts) {
    const last = position - rarest;
    for (let ahead = last - query.slop; ahead <= last; ahead += 1) {
      const place = fill({ query, words, word: -1, start: -1 }, ahead);
      if (place === undefined) continue;
      found.add(words[place.word]!, place.index, words[place.word]!, place.index);
      return found.spans;
    }
  }
  return found.spans;
}

interface Beginning {
  readonly query: PhraseQuery;
  readonly words: readonly Spans[];
  /** The first word of the phrase and its position; -1 for any word. */
  readonly word: number;
  readonly start: number;
}

/** Returns the word that ends the shortest stretch from a start. */
function shortestFrom(beginning: Beginning): Place | undefined {
  const { query, words, word, start } = beginning;
  let best: Place | undefined;
  let bestEnd = Number.POSITIVE_INFINITY;
  // The word with the smallest offset may be this or another one: each leaves a different range for the rest.
  for (let ahead = start - word - query.slop; ahead <= start - word; ahead += 1) {
    const last = fill(beginning, ahead);
    const end = last === undefined ? bestEnd : words[last.word]!.starts[last.index]!;
    if (end < bestEnd) {
      best = last;
      bestEnd = end;
    }
  }
  return best;
}

/** Places each word at the first free position with an offset between `ahead` and `ahead + slop`. */
function fill({ query, words, word, start }: Beginning, ahead: number): Place | undefined {
  let last: Place = { word, index: word === -1 ? -1 : placeFrom(words[word]!.starts, start, 0) };
  let end = start;
  // Positions used by each set; a word that occurs twice in the phrase must occur twice in the text.
  const taken = new Map<number, number>(word === -1 ? [] : [[query.sets[word]!, start]]);
  for (let other = 0; other < words.length; other += 1) {
    if (other === word) continue;
    const { starts } = words[other]!;
    const set = query.sets[other]!;
    const from = Math.max(start + 1, ahead + other, (taken.get(set) ?? -1) + 1);
    const index = placeFrom(starts, from, 0);
    const position = starts[index];
    if (position === undefined || position > ahead + other + query.slop) return undefined;
    taken.set(set, position);
    if (position > end) {
      end = position;
      last = { word: other, index };
    }
  }
  return last;
}

/** Returns the first index from `from` with a value of at least `value`. */
function placeFrom(sorted: readonly number[], value: number, from: number): number {
  let low = from;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
