import { MAX_SPANS, type SpanOptions, spanBetween } from './find-spans.js';
import type { Hits } from './read-hits.js';
import type { PhraseQuery, Span } from './span-query.js';

/** The stretches that hold the words of a phrase. */
export function phraseSpans(query: PhraseQuery, hits: readonly Hits[], options: SpanOptions): Span[] {
  const words = query.sets.map((set) => hits[set]!);
  if (words.some(({ positions }) => positions.length === 0)) return [];
  return query.slop === 0 ? adjacent(words, options) : sloppy(query, words, options);
}

function adjacent(words: readonly Hits[], options: SpanOptions): Span[] {
  const spans: Span[] = [];
  const places = words.map(() => 0);
  const [first] = words as [Hits];
  const last = words.length - 1;
  for (const [index, start] of first.positions.entries()) {
    let isWhole = true;
    for (let word = 1; word <= last && isWhole; word += 1) {
      places[word] = placeFrom(words[word]!.positions, start + word, places[word]!);
      isWhole = words[word]!.positions[places[word]!] === start + word;
    }
    if (!isWhole) continue;
    spans.push(spanBetween(first, index, words[last]!, last === 0 ? index : places[last]!));
    if (options.isOneEnough === true) break;
  }
  return spans;
}

/**
 * A word that stands one place away from where the phrase has it counts 1; the words may stand as far from their
 * places, taken together from the one most ahead to the one most behind, as `slop` says. So `slop` words may stand
 * between the words of a phrase of two, and the two may change places from 2 on. From each first word on, the
 * shortest stretch counts.
 */
function sloppy(query: PhraseQuery, words: readonly Hits[], options: SpanOptions): Span[] {
  const found = new Map<number, Span>();
  for (const [word, { positions }] of words.entries()) {
    for (const [index, start] of positions.entries()) {
      const last = shortestFrom({ query, words, word, start });
      if (last === undefined) continue;
      const span = spanBetween(words[word]!, index, words[last.word]!, last.index);
      const known = found.get(start);
      if (known === undefined || span.end < known.end) found.set(start, span);
      if (options.isOneEnough === true) return [span];
    }
    if (found.size > MAX_SPANS || options.budget.expired()) {
      options.onCut();
      break;
    }
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

interface Place {
  readonly word: number;
  readonly index: number;
}

interface Beginning {
  readonly query: PhraseQuery;
  readonly words: readonly Hits[];
  /** The word of the phrase that stands first, and its position. */
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
    const end = last === undefined ? bestEnd : words[last.word]!.positions[last.index]!;
    if (end < bestEnd) {
      best = last;
      bestEnd = end;
    }
  }
  return best;
}

/** Puts each word at the first free place between `ahead` and `ahead + slop` from where the phrase has it. */
function fill({ query, words, word, start }: Beginning, ahead: number): Place | undefined {
  let last: Place = { word, index: placeFrom(words[word]!.positions, start, 0) };
  let end = start;
  // Places taken by each set; a word that stands twice in the phrase has to stand twice in the text.
  const taken = new Map<number, number>([[query.sets[word]!, start]]);
  for (const [other, { positions }] of words.entries()) {
    if (other === word) continue;
    const set = query.sets[other]!;
    const from = Math.max(start + 1, ahead + other, (taken.get(set) ?? -1) + 1);
    const index = placeFrom(positions, from, 0);
    const position = positions[index];
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
