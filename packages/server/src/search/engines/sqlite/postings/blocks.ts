import type { Database } from 'better-sqlite3';
import { textFields } from '../../../model/fields.js';
import type { Columns } from '../columns.js';
import { openStreamReader } from '../read-streams.js';
import { type WordLists, openBlockBuilder } from './encode-block.js';
import { type StoredList, listInMemory, unpackList } from './place-chunks.js';
import { type Part, chunkKeyOf, hasForm, keyOf, pairKeyOf } from './posting-key.js';
import { type ReadPairs, openPairs } from './read-pairs.js';

/** The posting lists of some documents. A list is undefined if no document has the word in that part. */
export interface Block {
  /** The ordinal of each document; -1 for one that was removed or changed since. */
  readonly ordinals: Int32Array;
  readonly counts: (form: number, part: Part) => Uint8Array | undefined;
  /** The places of a word, in the order of the documents. */
  readonly places: (form: number, part: Part) => StoredList | undefined;
  /** The places of neighbouring words in the content. */
  readonly pairs: ReadPairs;
}

interface StoredBlock extends Readonly<Record<Part, Uint8Array>> {
  readonly id: number;
  readonly common: Uint8Array;
}

/** A block in the file. */
export interface NumberedBlock extends Block {
  readonly id: number;
}

/** Opens the blocks of the file whose ordinals are given. */
export function storedBlocks(db: Database, ordinalsOf: ReadonlyMap<number, Int32Array>): readonly NumberedBlock[] {
  const stored = db.prepare('SELECT id, content, short, common FROM blocks').all() as StoredBlock[];
  const counts = db.prepare('SELECT bytes FROM postings WHERE key = ?').pluck();
  const places = db.prepare('SELECT bytes FROM places WHERE key = ?').pluck();
  const pairs = db.prepare('SELECT bytes FROM pairs WHERE key = ?').pluck();
  const chunk = db.prepare('SELECT bytes FROM place_chunks WHERE key = ?').pluck();
  return stored.flatMap(({ id, common, ...present }): NumberedBlock[] => {
    const ordinals = ordinalsOf.get(id);
    if (ordinals === undefined) return [];
    const read = <T>(statement: typeof counts, form: number, part: Part) =>
      hasForm(present[part], form) ? (statement.get(keyOf(id, form, part)) as T | undefined) : undefined;
    const readChunk = (number: number) => chunk.get(chunkKeyOf(id, number)) as Uint8Array;
    return [
      {
        id,
        ordinals,
        counts: (form, part) => read<Uint8Array>(counts, form, part),
        places(form, part) {
          const packed = read<Uint8Array>(places, form, part);
          return packed && unpackList(packed, readChunk);
        },
        pairs: openPairs(common, (pair) => {
          const packed = pairs.get(pairKeyOf(id, pair)) as Uint8Array | undefined;
          return packed && unpackList(packed, readChunk);
        }),
      },
    ];
  });
}

/** Reads the words of documents outside the blocks into memory. */
export function openTail(db: Database, { unsealed, rows }: Columns): Block {
  const lists = { content: new Map<number, WordLists>(), short: new Map<number, WordLists>() };
  if (unsealed.length > 0) {
    const builder = openBlockBuilder(db.prepare('SELECT coalesce(max(id), 0) FROM forms').pluck().get() as number);
    const read = openStreamReader(db, textFields);
    for (const [place, ordinal] of unsealed.entries()) builder.add(place, read(rows[ordinal]!));
    builder.finish((form, part, own) => lists[part].set(form, own));
  }
  return {
    ordinals: unsealed,
    counts: (form, part) => lists[part].get(form)?.counts,
    places(form, part) {
      const list = lists[part].get(form)?.places;
      return list && listInMemory(list);
    },
    pairs: () => undefined,
  };
}
