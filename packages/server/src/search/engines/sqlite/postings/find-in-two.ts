import type { Partner } from '../partner/partner.js';
import type { Block, NumberedBlock } from './blocks.js';
import { type FindingSequences, findSequences } from './find-sequences.js';
import type { SequenceQuery } from './sequence-query.js';

/** Blocks from which on two threads are faster than one. */
export const SPLIT_AT = 2;

/** Who finds what. */
export interface Halves {
  readonly partner: Partner;
  readonly stored: readonly NumberedBlock[];
  /** The documents in memory, which only this thread has. */
  readonly tail: Block;
}

/** Finds the places of a query with a partner, which takes every other block of the file. */
export function findInTwo(
  query: SequenceQuery,
  finding: Omit<FindingSequences, 'blocks'>,
  { partner, stored, tail }: Halves,
): void {
  const { fields, nearness } = query;
  const sequences = query.sequences.map((sequence) => sequence());
  const { budget, within, weights } = finding;
  const theirs = stored.filter((_, index) => index % 2 === 1);
  const others = partner.start({
    fields,
    sequences,
    nearness,
    blocks: theirs.map(({ id, ordinals }) => ({ id, ordinals })),
    within,
    size: weights.length,
  });
  let isCut = false;
  const onCut = () => {
    isCut = true;
    finding.onCut();
  };
  try {
    findSequences(query, { ...finding, onCut, blocks: [...stored.filter((_, index) => index % 2 === 0), tail] });
    if (isCut) return;
    const found = others.wait(() => budget.expired());
    if (found === undefined) return findSequences(query, { ...finding, blocks: theirs });
    for (let ordinal = 0; ordinal < weights.length; ordinal += 1) weights[ordinal]! += found[ordinal]!;
  } finally {
    others.stop();
  }
}
