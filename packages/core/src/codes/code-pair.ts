/** A code of the six, by the citation engine's short name. */
export type CodeName = 'IPC' | 'BNS' | 'CrPC' | 'BNSS' | 'Evidence Act' | 'BSA';

/** Name of a pair of codes in the table and in addresses. */
export type CodePairName = 'ipc-bns' | 'crpc-bnss' | 'iea-bsa';

/** An old code and the one that took its place. */
export interface CodePair {
  readonly name: CodePairName;
  readonly old: CodeName;
  readonly new: CodeName;
}

/** The three pairs of codes. */
export const codePairs: readonly CodePair[] = [
  { name: 'ipc-bns', old: 'IPC', new: 'BNS' },
  { name: 'crpc-bnss', old: 'CrPC', new: 'BNSS' },
  { name: 'iea-bsa', old: 'Evidence Act', new: 'BSA' },
];

/** On this day (ISO) the new codes took the place of the old ones, for offences and proceedings from then on. */
export const CODES_CHANGED_ON = '2024-07-01';

/**
 * What became of sections: the same words; changed words; moved into a clause of another section; several joined in one; one split into
 * several; dropped without an equivalent; repealed before the new code; or new, without an old section.
 */
export const pairKinds = ['same', 'changed', 'moved', 'joined', 'split', 'dropped', 'repealed', 'new'] as const;

/** What became of sections: one of `pairKinds`. */
export type PairKind = (typeof pairKinds)[number];

/** An old section and the place of the new code that has its substance. */
export interface PairLink {
  readonly old: string;
  /** A section or a part of one: `103(1)`. */
  readonly new: string;
  /** Equal words in their order, in per cent of the words of both texts; null where the old text is not known. */
  readonly share: number | null;
}

/** One row of the table. Every section of both codes is in one row, or its clauses are in several. */
export interface PairRow {
  readonly kind: PairKind;
  readonly old: readonly string[];
  readonly new: readonly string[];
  readonly links: readonly PairLink[];
  /** Places of the other code that are near but have not its substance. */
  readonly compare: readonly string[];
}

/** Returns the pair that a code belongs to; undefined for any other act. */
export const pairOfCode = (act: string): CodePair | undefined =>
  codePairs.find((pair) => pair.old === act || pair.new === act);
