import type { Database } from 'better-sqlite3';
import { type TextField, textFields } from '../../../fields.js';
import { rankingWeights } from '../../../ranking-weights.js';
import type { Budget } from '../../../budget.js';
import type { Columns } from '../columns.js';
import { openStreamReader } from '../read-streams.js';
import { openBlockBuilder } from './encode-block.js';
import { type Part, hasForm, keyOf } from './posting-key.js';

/** How often a word occurs: by ordinal, the sum over the fields of count times weight; 0 for none. */
export interface Frequencies {
  readonly weights: Float32Array;
  /** Number of documents with it. */
  readonly documents: number;
}

/** The posting lists of all documents in memory and in the file, for one state of the columns. */
export interface Postings {
  /** Adds up the occurrences of any of these words in any of these fields; `onCut` is called if time runs out. */
  frequencies(forms: readonly number[], fields: readonly TextField[], options: ReadOptions): Frequencies;
}

/** The limits of one reading. */
export interface ReadOptions {
  readonly budget: Budget;
  readonly onCut: () => void;
}

interface Block {
  /** The ordinal of each document; -1 for one that was removed or changed since. */
  readonly ordinals: Int32Array;
  /** Returns a list of a word; undefined if no document has it there. */
  readonly list: (form: number, part: Part) => Uint8Array | undefined;
}

/** Opens the posting lists for the columns; reads the words of documents outside the blocks into memory. */
export function openPostings(db: Database, columns: Columns): Postings {
  const blocks = [...openBlocks(db, columns), openTail(db, columns)];

  return {
    frequencies(forms, fields, { budget, onCut }) {
      const weights = new Float32Array(columns.size);
      const weightOf = textFields.map((field) => (fields.includes(field) ? rankingWeights[field] : 0));
      const parts = partsOf(fields);
      for (const { ordinals, list } of blocks) {
        for (const form of forms) {
          for (const part of parts) {
            const bytes = list(form, part);
            if (bytes === undefined) continue;
            if (budget.expired()) {
              onCut();
              return { weights, documents: countOf(weights) };
            }
            (part === 'content' ? addContent : addShort)(bytes, { ordinals, weightOf, weights });
          }
        }
      }
      return { weights, documents: countOf(weights) };
    },
  };
}

/** Names are in short lists, so a search for them reads no list of the content. */
function partsOf(fields: readonly TextField[]): readonly Part[] {
  if (!fields.includes('content')) return ['short'];
  return fields.length === 1 ? ['content'] : ['content', 'short'];
}

interface StoredBlock extends Readonly<Record<Part, Uint8Array>> {
  readonly id: number;
}

function openBlocks(db: Database, columns: Columns): Block[] {
  const stored = db.prepare('SELECT id, content, short FROM blocks').all() as StoredBlock[];
  const read = db.prepare('SELECT bytes FROM postings WHERE key = ?').pluck();
  return stored.flatMap(({ id, ...present }) => {
    const ordinals = columns.blocks.get(id);
    if (ordinals === undefined) return [];
    const list = (form: number, part: Part) =>
      hasForm(present[part], form) ? (read.get(keyOf(id, form, part)) as Uint8Array | undefined) : undefined;
    return [{ ordinals, list }];
  });
}

function openTail(db: Database, { unsealed, rows }: Columns): Block {
  const lists = { content: new Map<number, Uint8Array>(), short: new Map<number, Uint8Array>() };
  if (unsealed.length > 0) {
    const builder = openBlockBuilder(db.prepare('SELECT coalesce(max(id), 0) FROM forms').pluck().get() as number);
    const read = openStreamReader(db, textFields);
    for (const [place, ordinal] of unsealed.entries()) builder.add(place, read(rows[ordinal]!));
    builder.finish((form, part, bytes) => lists[part].set(form, bytes));
  }
  return { ordinals: unsealed, list: (form, part) => lists[part].get(form) };
}

interface Adding {
  readonly ordinals: Int32Array;
  /** By field; 0 for a field that does not count. */
  readonly weightOf: readonly number[];
  readonly weights: Float32Array;
}

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

/** Reads numbers one after the other. */
function openVarints(bytes: Uint8Array) {
  return {
    at: 0,
    read(): number {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[this.at]!;
        this.at += 1;
        value |= (byte & 0x7f) << shift;
        if (byte < 0x80) return value;
      }
    },
  };
}

function countOf(weights: Float32Array): number {
  let documents = 0;
  for (let ordinal = 0; ordinal < weights.length; ordinal += 1) if (weights[ordinal]! > 0) documents += 1;
  return documents;
}
