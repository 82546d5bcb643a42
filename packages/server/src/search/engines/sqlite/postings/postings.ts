import type { Database } from 'better-sqlite3';
import type { TextField } from '../../../model/fields.js';
import type { Columns } from '../columns.js';
import type { Partner } from '../partner/partner.js';
import { type Block, openTail, storedBlocks } from './blocks.js';
import { SPLIT_AT, findInTwo } from './find-in-two.js';
import { findSequences } from './find-sequences.js';
import type { ReadOptions } from './read-options.js';
import type { SequenceQuery } from './sequence-query.js';
import { type Part, partsOf } from './posting-key.js';
import { openVarints } from './varint.js';
import { weightsOf } from './weights-of.js';

/** How often something occurs: by ordinal, the sum over the fields of count times weight; 0 for none. */
export interface Frequencies {
  readonly weights: Float32Array;
  /** Number of documents with it. */
  readonly documents: number;
}

/** The posting lists of all documents in memory and in the file, for one state of the columns. */
export interface Postings {
  /** Adds up the occurrences of any of these words in any of these fields. */
  frequencies(forms: readonly number[], fields: readonly TextField[], options: ReadOptions): Frequencies;
  /** Adds up the places where words are next to each other, or near each other. */
  sequences(query: SequenceQuery, options: ReadOptions & { readonly within?: Uint8Array | undefined }): Frequencies;
}

/** Opens the posting lists for the columns. A partner helps with phrases. */
export function openPostings(db: Database, columns: Columns, partner?: Partner): Postings {
  const stored = storedBlocks(db, columns.blocks);
  const tail = openTail(db, columns);
  const blocks: readonly Block[] = [...stored, tail];

  return {
    frequencies(forms, fields, { budget, onCut }) {
      const weights = new Float32Array(columns.size);
      const weightOf = weightsOf(fields);
      const parts = partsOf(fields);
      for (const { ordinals, counts } of blocks) {
        for (const form of forms) {
          for (const part of parts) {
            const bytes = counts(form, part);
            if (bytes === undefined) continue;
            if (budget.expired()) {
              onCut();
              return { weights, documents: countOf(weights) };
            }
            ADD[part](bytes, { ordinals, weightOf, weights });
          }
        }
      }
      return { weights, documents: countOf(weights) };
    },
    sequences(query, options) {
      const weights = new Float32Array(columns.size);
      const finding = { ...options, weights, weightOf: weightsOf(query.fields) };
      if (stored.length < SPLIT_AT || partner?.isReady() !== true) findSequences(query, { ...finding, blocks });
      else findInTwo(query, finding, { partner, stored, tail });
      return { weights, documents: countOf(weights) };
    },
  };
}

interface Adding {
  readonly ordinals: Int32Array;
  readonly weightOf: readonly number[];
  readonly weights: Float32Array;
}

const ADD: Readonly<Record<Part, (bytes: Uint8Array, adding: Adding) => void>> = {
  content: addContent,
  short: addShort,
};

/** Adds a list of the content. Numbers of one byte, which most are, are read without a call. */
function addContent(bytes: Uint8Array, { ordinals, weightOf, weights }: Adding): void {
  const next = openVarints(bytes);
  const weight = weightOf[0]!;
  let place = 0;
  while (next.at < bytes.length) {
    const gap = bytes[next.at]!;
    if (gap < 0x80) next.at += 1;
    place += gap < 0x80 ? gap : next.read();
    const count = bytes[next.at]!;
    if (count < 0x80) next.at += 1;
    const amount = count < 0x80 ? count : next.read();
    const ordinal = ordinals[place]!;
    if (ordinal >= 0) weights[ordinal]! += weight * amount;
  }
}

/** Adds a list of the other fields. */
function addShort(bytes: Uint8Array, { ordinals, weightOf, weights }: Adding): void {
  const next = openVarints(bytes);
  let place = 0;
  while (next.at < bytes.length) {
    place += next.read();
    const weight = weightOf[next.read()]!;
    const amount = next.read();
    const ordinal = ordinals[place]!;
    if (weight !== 0 && ordinal >= 0) weights[ordinal]! += weight * amount;
  }
}

function countOf(weights: Float32Array): number {
  let documents = 0;
  for (let ordinal = 0; ordinal < weights.length; ordinal += 1) if (weights[ordinal]! > 0) documents += 1;
  return documents;
}
