import type { Database } from 'better-sqlite3';
import { textFields } from '../../../fields.js';
import type { Columns } from '../columns.js';
import { openStreamReader } from '../read-streams.js';
import { type WordLists, openBlockBuilder } from './encode-block.js';
import { type Part, hasForm, keyOf } from './posting-key.js';

/** The posting lists of some documents. A list is undefined if no document has the word in that part. */
export interface Block {
  /** The ordinal of each document; -1 for one that was removed or changed since. */
  readonly ordinals: Int32Array;
  readonly counts: (form: number, part: Part) => Uint8Array | undefined;
  readonly places: (form: number, part: Part) => Uint8Array | undefined;
  /** Bytes of the places of a word; 0 if no document has it. */
  readonly placesSize: (form: number, part: Part) => number;
}

/** Opens the blocks of the file; reads the words of documents outside them into memory. */
export function openBlocks(db: Database, columns: Columns): readonly Block[] {
  return [...storedBlocks(db, columns), openTail(db, columns)];
}

interface StoredBlock extends Readonly<Record<Part, Uint8Array>> {
  readonly id: number;
}

function storedBlocks(db: Database, columns: Columns): Block[] {
  const stored = db.prepare('SELECT id, content, short FROM blocks').all() as StoredBlock[];
  const counts = db.prepare('SELECT bytes FROM postings WHERE key = ?').pluck();
  const places = db.prepare('SELECT bytes FROM places WHERE key = ?').pluck();
  // SQLite knows the length without reading the bytes.
  const size = db.prepare('SELECT length(bytes) FROM places WHERE key = ?').pluck();
  return stored.flatMap(({ id, ...present }): Block[] => {
    const ordinals = columns.blocks.get(id);
    if (ordinals === undefined) return [];
    const read = (statement: typeof counts) => (form: number, part: Part) =>
      hasForm(present[part], form) ? (statement.get(keyOf(id, form, part)) as Uint8Array | undefined) : undefined;
    const sizeOf = (form: number, part: Part) =>
      hasForm(present[part], form) ? ((size.get(keyOf(id, form, part)) as number | undefined) ?? 0) : 0;
    return [{ ordinals, counts: read(counts), places: read(places), placesSize: sizeOf }];
  });
}

function openTail(db: Database, { unsealed, rows }: Columns): Block {
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
    places: (form, part) => lists[part].get(form)?.places,
    placesSize: (form, part) => lists[part].get(form)?.places.length ?? 0,
  };
}
