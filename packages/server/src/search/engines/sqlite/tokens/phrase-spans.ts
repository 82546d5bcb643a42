import type { Hits } from './read-hits.js';
import type { PhraseQuery } from './span-query.js';
import { MAX_SPANS, type SpanOptions, type Spans, openSpans, spansOfHits } from './spans.js';

/** The stretches that hold the words of a phrase. */
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
 * A word that stands one place away from where the phrase has it counts 1; the words may stand as far from their
 * places, taken together from the one most ahead to the one most behind, as `slop` says. So `slop` words may stand
 * between the words of a phrase of two, and the two may change places from 2 on. From each first word on, the
 * shortest stretch counts.
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

/** One stretch that holds the words, if there is any: looked for around the word that stands least often. */
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
  /** The word of the phrase that stands first, and its position; -1 where it may be any. */
  readonly word: number;
  readonly start: number;
}

/** The word that ends the shortest stretch from a beginning on. */
function shortestFrom(beginning: Beginning): Place | undefined {
  const { query, words, word, start } = beginning;
  let best: Place | undefined;
  let bestEnd = Number.POSITIVE_INFINITY;
  // The word most ahead of its place may be this one or any other: each leaves other room for the rest.
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

/** Puts each word at the first free place between `ahead` and `ahead + slop` from where the phrase has it. */
function fill({ query, words, word, start }: Beginning, ahead: number): Place | undefined {
  let last: Place = { word, index: word === -1 ? -1 : placeFrom(words[word]!.starts, start, 0) };
  let end = start;
  // Places taken by each set; a word that stands twice in the phrase has to stand twice in the text.
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

/** First index from `from` on whose value is at least `value`. */
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
