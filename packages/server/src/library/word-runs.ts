/** Words in a run: a correction keeps most runs of five words, and two judgments share few of them. */
const RUN = 5;
/** Characters of a text that are compared, about 30,000 words; more would say the same. */
const COMPARED = 200_000;
/** Hashes that stand for a text: with 256, two texts that share half of their runs are told apart from those that share 40 %. */
const KEPT = 256;

/** The smallest hashes of the runs of words of a text, in order: the same ones for texts with the same words. */
export type WordRuns = readonly number[];

/**
 * Reads all runs of words of a text, each once, the smallest hash first; signs, spaces and capitals do not count. A text with
 * fewer words is one run, and one without words has none. Linear but for the sorting of at most 100,000 numbers.
 */
export const allRunsOf = (text: string): WordRuns => [...new Set(runsOf(wordsOf(text)).sort())];

/** Returns those of all runs of a text that stand for it. */
export const smallestRuns = (all: WordRuns): WordRuns => all.slice(0, KEPT);

/** Returns how many words of a text are compared. */
export const countWords = (text: string): number => wordsOf(text).length;

/**
 * Returns which part of the runs of the shorter text the longer one has, from 0 to 1; undefined if one of them has less
 * than one run, which is too little to tell. Unlike `sharedRuns` it finds a text that is a part of another one.
 */
export function containedRuns(one: string, other: string): number | undefined {
  const both = [wordsOf(one), wordsOf(other)];
  if (both.some((words) => words.length < RUN)) return undefined;
  const [few, many] = both.map((words) => new Set(runsOf(words))).toSorted((a, b) => a.size - b.size);
  if (few === undefined || many === undefined) return undefined;
  return [...few].filter((run) => many.has(run)).length / few.size;
}

/** How much two texts have in common. */
export interface ComparedRuns {
  /** The part of the runs of the shorter one that the longer one has, from 0 to 1. */
  readonly contained: number;
  /** The part of the runs of the longer one that the shorter one has. */
  readonly common: number;
  /** Words of the shorter one. */
  readonly words: number;
}

/** Compares all runs of words of two texts; of texts without words nothing is in common. */
export function comparedRuns(one: string, other: string): ComparedRuns {
  const both = [wordsOf(one), wordsOf(other)];
  const words = Math.min(...both.map(({ length }) => length));
  const [few, many] = both.map((own) => new Set(runsOf(own))).toSorted((a, b) => a.size - b.size);
  if (few === undefined || many === undefined || few.size === 0) return { contained: 0, common: 0, words };
  const shared = [...few].filter((run) => many.has(run)).length;
  return { contained: shared / few.size, common: shared / many.size, words };
}

/** Small letters of other scripts that look like Latin ones, or whose capitals do, and what they look like. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  ['аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsһhԁdԛqԝwӏlүy', 'αaβbεeζzηhιiκkμmνvοoρpτtυyχxϲcϳj'].flatMap((pairs) =>
    Array.from({ length: pairs.length / 2 }, (_, at) => [pairs.charAt(at * 2), pairs.charAt(at * 2 + 1)] as const),
  ),
);
const OF_LOOKALIKES = /[\u0370-\u03ff\u0400-\u052f]/g;

/** Hashes of the words of a text, in order. A word with a letter of another script that looks the same is the same. */
function wordsOf(text: string): readonly number[] {
  const folded = text
    .slice(0, COMPARED)
    .normalize('NFKD')
    .toLowerCase()
    .replace(OF_LOOKALIKES, (letter) => LOOKALIKES.get(letter) ?? letter);
  return (folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(hashOf);
}

/** Hashes of all runs; fewer words than a run has are one. */
function runsOf(words: readonly number[]): Uint32Array {
  if (words.length === 0) return new Uint32Array();
  const runs = new Uint32Array(Math.max(1, words.length - RUN + 1));
  for (let at = 0; at < runs.length; at += 1) {
    let hash = 0;
    for (let next = at; next < Math.min(at + RUN, words.length); next += 1) hash = mix(hash, words[next] ?? 0);
    runs[at] = hash;
  }
  return runs;
}

/** Returns which part of the runs of two texts both have, from 0 to 1: an estimate if a text has more than 256. */
export function sharedRuns(one: WordRuns, other: WordRuns): number {
  const both = [...new Set([...one, ...other])].sort((left, right) => left - right).slice(0, KEPT);
  const [ours, theirs] = [new Set(one), new Set(other)];
  return both.length === 0 ? 0 : both.filter((run) => ours.has(run) && theirs.has(run)).length / both.length;
}

/** FNV-1a, 32 bits: quick, and spread well enough for the smallest hashes to be a fair sample. */
function hashOf(word: string): number {
  let hash = 0x811c_9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x0100_0193);
  return hash >>> 0;
}

/** Adds a number to a hash; the last steps are those of MurmurHash3, so that all bits count. */
function mix(hash: number, value: number): number {
  let mixed = Math.imul(hash, 31) + value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
