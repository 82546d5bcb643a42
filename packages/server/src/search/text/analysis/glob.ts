import { foldWord } from './fold-word.js';

/** A pattern for one word, folded like a word: `*` matches any letters or none, `?` one letter. */
export interface Glob {
  /** The text before the first `*` or `?`. */
  readonly beginning: string;
  /** The whole pattern, folded. */
  readonly folded: string;
  matches(folded: string): boolean;
}

/** Reads a pattern: folds its letters, keeps `*` and `?`. */
export function readGlob(pattern: string): Glob {
  const folded = pattern
    .split(/([*?])/)
    .map((part) => (part === '*' || part === '?' ? part : foldWord(part)))
    .join('');
  const sign = folded.search(/[*?]/);
  const beginning = sign === -1 ? folded : folded.slice(0, sign);
  const rest = Array.from(folded.slice(beginning.length));
  return {
    beginning,
    folded,
    matches: (word) => word.startsWith(beginning) && matchesRest(rest, Array.from(word.slice(beginning.length))),
  };
}

/** Backtracks only to the last `*`, so the time is at most pattern length times word length. */
function matchesRest(pattern: readonly string[], word: readonly string[]): boolean {
  let at = 0;
  let place = 0;
  let star = -1;
  let starPlace = 0;
  while (place < word.length) {
    if (pattern[at] === '*') {
      star = at;
      starPlace = place;
      at += 1;
    } else if (at < pattern.length && (pattern[at] === '?' || pattern[at] === word[place])) {
      at += 1;
      place += 1;
    } else if (star >= 0) {
      starPlace += 1;
      place = starPlace;
      at = star + 1;
    } else {
      return false;
    }
  }
  while (pattern[at] === '*') at += 1;
  return at === pattern.length;
}
