/** A run of words of a judgment: from `start` to before `end`. */
export interface WordWindow {
  readonly start: number;
  readonly end: number;
  /** Different groups of words that it shares with the quotation. */
  readonly shared: number;
}

/** Words of a group: two are in every judgment, four hide a changed word too well. */
const GROUP = 3;
/** Windows that are compared word by word. */
const MOST_WINDOWS = 3;
/** Words that a passage may have more than its quotation, besides a half of it. */
const SLACK = 12;

/** Numbers the words of a quotation, and the words of a judgment by them; 0 for a word that only the judgment has. */
export function numberWords(quoted: readonly string[], words: readonly string[]): readonly [Int32Array, Int32Array] {
  const numbers = new Map<string, number>();
  const own = Int32Array.from(quoted, (word) => {
    const number = numbers.get(word) ?? numbers.size + 1;
    numbers.set(word, number);
    return number;
  });
  return [own, Int32Array.from(words, (word) => numbers.get(word) ?? 0)];
}

/** The key of a group of words; exact, because a quotation has at most 200,000 different words. */
const groupAt = (words: Int32Array, at: number, base: number): number => {
  let key = 0;
  for (let step = 0; step < GROUP; step += 1) {
    const word = words[at + step] ?? 0;
    if (word === 0) return -1;
    key = key * base + word;
  }
  return key;
};

/** Finds the windows of a judgment that share the most groups of words with a quotation, the best first. Linear. */
export function findWindows(quoted: Int32Array, words: Int32Array): WordWindow[] {
  const base = quoted.reduce((most, one) => Math.max(most, one), 1) + 1;
  const ids = new Map<number, number>();
  for (let at = 0; at + GROUP <= quoted.length; at += 1) {
    const key = groupAt(quoted, at, base);
    if (!ids.has(key)) ids.set(key, ids.size);
  }
  const places: { at: number; id: number }[] = [];
  for (let at = 0; at + GROUP <= words.length; at += 1) {
    const key = groupAt(words, at, base);
    const id = key < 0 ? undefined : ids.get(key);
    if (id !== undefined) places.push({ at, id });
  }
  const size = Math.ceil(quoted.length * 1.5) + SLACK;
  const counts = new Int32Array(ids.size);
  let shared = 0;
  let first = 0;
  const best: WordWindow[] = [];
  for (const { at, id } of places) {
    const count = counts[id] ?? 0;
    counts[id] = count + 1;
    if (count === 0) shared += 1;
    for (let old = places[first]; old && old.at <= at - size; old = places[first]) {
      const left = (counts[old.id] ?? 1) - 1;
      counts[old.id] = left;
      if (left === 0) shared -= 1;
      first += 1;
    }
    keepBest(best, { start: places[first]?.at ?? at, end: at + GROUP, shared });
  }
  return best;
}

/** Keeps the best windows that do not overlap. */
function keepBest(best: WordWindow[], one: WordWindow): void {
  const rival = best.findIndex(({ start, end }) => start < one.end && one.start < end);
  if (rival >= 0) {
    if ((best[rival]?.shared ?? 0) >= one.shared) return;
    best.splice(rival, 1);
  } else if (best.length === MOST_WINDOWS && (best.at(-1)?.shared ?? 0) >= one.shared) return;
  const at = best.findIndex(({ shared }) => shared < one.shared);
  best.splice(at < 0 ? best.length : at, 0, one);
  best.length = Math.min(best.length, MOST_WINDOWS);
}
