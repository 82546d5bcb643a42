import { isCommonName, isSharedName } from './party-words.js';
import type { NamedCase } from './tokens.js';

/** Letters of a word by which a name is looked up, and of the shortest word that must agree. */
const LOOKED_UP = 5;
const SHORTEST = 4;
/** Cases of one word; more tell nothing, and would be compared with each name. */
const MOST = 24;
const capitalised = /\p{Lu}\p{L}+/gu;
/** Words of a name that another printing leaves out. */
const leftOut = /^(?:The|Case|Cases|And|Others|Another|Supra|Shri|Smt|Messrs|Limited)$/;

/**
 * Gives names without a citation the citations of the one case that the text cites with the same words, spelt or shortened otherwise:
 * `Lalita Kumar (supra)`, `Krishna Govind Patils case`, and names whose citation stands behind. Each word of the name must be in the
 * name of the case, but for its last letter, and one word must tell it apart. Linear: a word is compared with a few cases.
 */
export function citedOtherwise(plain: string, cases: NamedCase[]): NamedCase[] {
  if (!cases.some(({ citations }) => citations.length === 0)) return cases;
  const byWord = citedByWord(plain, cases);
  return cases.map((one) => {
    if (one.citations.length > 0) return one;
    const meant = meantBy({ ...one, words: wordsOf(plain, one) }, byWord);
    return meant === undefined ? one : { ...one, citations: meant.citations };
  });
}

/** A case with the words of its name. */
interface Worded extends NamedCase {
  readonly words: readonly string[];
}

function citedByWord(plain: string, cases: readonly NamedCase[]): ReadonlyMap<string, readonly Worded[]> {
  const byWord = new Map<string, Worded[]>();
  for (const one of cases) {
    if (one.citations.length === 0 || !one.isReport) continue;
    const words = wordsOf(plain, one);
    for (const word of new Set(words.map((each) => each.slice(0, LOOKED_UP)))) {
      const same = byWord.get(word);
      if (same === undefined) byWord.set(word, [{ ...one, words }]);
      else if (same.length < MOST) same.push({ ...one, words });
    }
  }
  return byWord;
}

function meantBy({ words, start }: Worded, byWord: ReadonlyMap<string, readonly Worded[]>): Worded | undefined {
  const telling = words.find((word) => word.length >= LOOKED_UP && !isCommonName(word) && !isSharedName(word));
  const found = (byWord.get(telling?.slice(0, LOOKED_UP) ?? '') ?? []).filter((other) => isNamedSo(words, other.words));
  const [first] = found;
  // Two cases with these words: neither.
  if (first === undefined || !found.every((other) => isSameCase(first, other))) return undefined;
  return found.findLast(({ end }) => end <= start) ?? first;
}

const isNamedSo = (words: readonly string[], others: readonly string[]): boolean =>
  words.every((word) => others.some((other) => other.startsWith(word.slice(0, -1)) || word === `${other}s`));

/** One of the two names has all words of the other. */
const isSameCase = ({ words }: Worded, { words: others }: Worded): boolean =>
  isNamedSo(words, others) || isNamedSo(others, words);

const wordsOf = (plain: string, { start, end }: NamedCase): string[] =>
  (plain.slice(start, end).match(capitalised) ?? [])
    .filter((word) => word.length >= SHORTEST && !leftOut.test(word))
    .map((word) => word.toLowerCase());
