import { MAX_VARINT, openVarints, writeVarint } from './varint.js';

/** Limits of the numbers of pairs while a block is written: of 50 and 1,700 words, with all their forms, in judgments. */
const MAX_FREQUENT = 128;
const MAX_COMMON = 4096;

/** Which words are common. */
export interface CommonOptions {
  /** Share of the bytes of all places of a block from which on a word is frequent, as `the`, `of` and `by` are. */
  readonly frequentShare: number;
  /** Share of a block's documents with a word from which on it is common. */
  readonly commonShare: number;
}

/** A word of a block's contents. */
export interface WordSize {
  readonly form: number;
  /** Number of documents with it. */
  readonly documents: number;
  /** Bytes of its list of places. */
  readonly bytes: number;
}

/** The words of a block whose pairs have lists: each frequent word next to a common one. Pairs are numbered from 1. */
export interface CommonWords {
  /** Numbers of the dictionary; frequent words come first, and are common too. */
  readonly forms: readonly number[];
  readonly frequent: number;
}

interface Choosing extends CommonOptions {
  /** Documents of the block. */
  readonly documents: number;
  /** Returns all words that a search for this one finds: it reads pairs only if all that it looks for have them. */
  readonly formsLike: (form: number) => readonly number[];
}

/** Chooses the words of a block. */
export function chooseCommon(
  words: readonly WordSize[],
  { documents, formsLike, frequentShare, commonShare }: Choosing,
): CommonWords {
  const common = words
    .filter((word) => word.documents >= documents * commonShare)
    .sort((one, other) => other.bytes - one.bytes);
  const allBytes = words.reduce((sum, { bytes }) => sum + bytes, 0);
  const isFrequent = ({ bytes }: WordSize) => bytes >= allBytes * frequentShare;
  const known = new Set(words.map(({ form }) => form));
  const chosen = new Set<number>();
  const add = (word: WordSize, most: number) => {
    const forms = chosen.has(word.form) ? [] : formsLike(word.form).filter((form) => known.has(form));
    if (chosen.size + forms.length <= most) for (const form of forms) chosen.add(form);
  };
  for (const word of common) if (isFrequent(word)) add(word, MAX_FREQUENT);
  const frequent = chosen.size;
  if (frequent > 0) for (const word of common) add(word, MAX_COMMON);
  return { forms: [...chosen], frequent };
}

/** Returns the number of a pair by the positions of its words in `forms`; 0 for a pair without a list. */
export function pairOf(first: number, second: number, { forms, frequent }: CommonWords): number {
  if (first < frequent) return 1 + first * forms.length + second;
  if (second < frequent) return 1 + frequent * forms.length + (first - frequent) * frequent + second;
  return 0;
}

/** Returns the highest number of a pair. */
export function lastPairOf({ forms, frequent }: CommonWords): number {
  return frequent * (2 * forms.length - frequent);
}

/** Packs common words for their block. */
export function packCommon({ forms, frequent }: CommonWords): Uint8Array {
  const packed = new Uint8Array((forms.length + 1) * MAX_VARINT);
  let size = writeVarint(frequent, packed, 0);
  for (const form of forms) size = writeVarint(form, packed, size);
  return packed.slice(0, size);
}

/** Reads what `packCommon` wrote; nothing is no common word. */
export function unpackCommon(packed: Uint8Array): CommonWords {
  const next = openVarints(packed);
  const frequent = packed.length === 0 ? 0 : next.read();
  const forms: number[] = [];
  while (next.at < packed.length) forms.push(next.read());
  return { forms, frequent };
}
