/** Words next to each other that both have, or only the judgment, or only the quotation. Ends are excluded. */
export interface AlignedRun {
  readonly kind: 'equal' | 'missing' | 'added';
  /** Position among the words of the quotation. */
  readonly quoted: number;
  /** Position among the words of the judgment. */
  readonly word: number;
}

/** Steps that one alignment may take where the words differ; what would take more stays different. */
const MOST_STEPS = 2_000_000;
/** Words of the passage, besides as many as the quotation has there, in which its first and last words are looked for. */
const SLACK = 8;

/** A pair of equal words. */
type Pair = readonly [quoted: number, word: number];

/**
 * Aligns a quotation with a passage word by word: groups of words that each has once are aligned first, then what is
 * between them. Takes linear time but for the words between, whose comparison is limited. One entry a word, in order.
 */
export function alignWords(quoted: Int32Array, passage: Int32Array): AlignedRun[] {
  const pairs: Pair[] = [];
  let [nextQuoted, nextWord] = [0, 0];
  let steps = MOST_STEPS;
  const fill = (range: Range, common = commonWords): void => {
    const cost = (range.untilQuoted - range.nextQuoted) * (range.untilWord - range.nextWord);
    if (cost <= 0 || cost > steps) return;
    steps -= cost;
    for (const pair of common(quoted, passage, range)) pairs.push(pair);
  };
  for (const [at, to] of uniqueGroups(quoted, passage)) {
    if (at < nextQuoted || to < nextWord) continue;
    const first = pairs.length === 0 ? Math.max(0, to - at - SLACK) : nextWord;
    fill(
      { nextQuoted, nextWord: first, untilQuoted: at, untilWord: to },
      pairs.length === 0 ? lastCommonWords : commonWords,
    );
    pairs.push([at, to]);
    [nextQuoted, nextWord] = [at + 1, to + 1];
  }
  const last = Math.min(passage.length, nextWord + quoted.length - nextQuoted + SLACK);
  if (pairs.length > 0) fill({ nextQuoted, nextWord, untilQuoted: quoted.length, untilWord: last });
  else fill({ nextQuoted, nextWord, untilQuoted: quoted.length, untilWord: passage.length }, nearestCommonWords);
  return runsOf(pairs, quoted.length, passage.length);
}

function runsOf(pairs: readonly Pair[], quotedLength: number, passageLength: number): AlignedRun[] {
  const runs: AlignedRun[] = [];
  let [quoted, word] = [0, 0];
  const skip = (untilQuoted: number, untilWord: number): void => {
    for (; word < untilWord; word += 1) runs.push({ kind: 'missing', quoted, word });
    for (; quoted < untilQuoted; quoted += 1) runs.push({ kind: 'added', quoted, word });
  };
  for (const [at, to] of pairs) {
    skip(at, to);
    runs.push({ kind: 'equal', quoted: at, word: to });
    [quoted, word] = [at + 1, to + 1];
  }
  skip(quotedLength, passageLength);
  return runs;
}

/** Pairs of words by groups of three that each text has once, in the order of both: the longest such chain. */
function uniqueGroups(quoted: Int32Array, passage: Int32Array): Pair[] {
  const places = new Map<string, { at: number; to: number }>();
  const keyAt = (words: Int32Array, at: number) => `${words[at]} ${words[at + 1]} ${words[at + 2]}`;
  for (let at = 0; at + 3 <= quoted.length; at += 1) {
    const key = keyAt(quoted, at);
    places.set(key, places.has(key) ? { at: -1, to: -1 } : { at, to: -1 });
  }
  for (let to = 0; to + 3 <= passage.length; to += 1) {
    const place = places.get(keyAt(passage, to));
    if (place && place.at >= 0) Object.assign(place, place.to < 0 ? { to } : { at: -1 });
  }
  const groups = [...places.values()]
    .filter(({ at, to }) => at >= 0 && to >= 0)
    .sort((one, other) => one.at - other.at);
  const chain = longestRising(groups.map(({ to }) => to)).flatMap((index) => groups[index] ?? []);
  return chain.flatMap(({ at, to }) => [0, 1, 2].map((step): Pair => [at + step, to + step]));
}

/** Indexes of the longest rising part of a list. */
function longestRising(values: readonly number[]): number[] {
  const ends: number[] = [];
  const before = new Int32Array(values.length);
  values.forEach((value, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  });
  const chain: number[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) chain.push(at);
  return chain.reverse();
}

interface Range {
  readonly nextQuoted: number;
  readonly nextWord: number;
  readonly untilQuoted: number;
  readonly untilWord: number;
}

/** The same with the last places of the words, where a text has them several times. */
function lastCommonWords(quoted: Int32Array, passage: Int32Array, range: Range): Pair[] {
  const { nextQuoted, nextWord, untilQuoted, untilWord } = range;
  const rows = untilQuoted - nextQuoted;
  const columns = untilWord - nextWord;
  const whole = { nextQuoted: 0, nextWord: 0, untilQuoted: rows, untilWord: columns };
  const turn = (words: Int32Array, from: number, until: number) => words.slice(from, until).reverse();
  return commonWords(turn(quoted, nextQuoted, untilQuoted), turn(passage, nextWord, untilWord), whole)
    .map(([row, column]): Pair => [untilQuoted - 1 - row, untilWord - 1 - column])
    .reverse();
}

/** Those of the first and the last places that are nearer to each other. */
function nearestCommonWords(quoted: Int32Array, passage: Int32Array, range: Range): Pair[] {
  const length = (pairs: readonly Pair[]) => (pairs.at(-1)?.[1] ?? 0) - (pairs[0]?.[1] ?? 0);
  const [first, last] = [commonWords(quoted, passage, range), lastCommonWords(quoted, passage, range)];
  return length(last) < length(first) ? last : first;
}

/** The longest list of words that two runs have in common, at their first places. */
function commonWords(quoted: Int32Array, passage: Int32Array, range: Range): Pair[] {
  const { nextQuoted, nextWord, untilQuoted, untilWord } = range;
  const rows = untilQuoted - nextQuoted;
  const columns = untilWord - nextWord;
  const width = columns + 1;
  const lengths = new Uint16Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const isSame = quoted[nextQuoted + row] === passage[nextWord + column];
      lengths[row * width + column] = isSame
        ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
        : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0);
    }
  }
  const pairs: Pair[] = [];
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (quoted[nextQuoted + row] === passage[nextWord + column]) {
      pairs.push([nextQuoted + row, nextWord + column]);
      row += 1;
      column += 1;
    } else if ((lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0)) row += 1;
    else column += 1;
  }
  return pairs;
}
