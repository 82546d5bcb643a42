import type { Database } from 'better-sqlite3';
import { openStreamReader } from '../read-streams.js';
import { textFields } from '../../../model/fields.js';
import { openBlockBuilder } from './encode-block.js';
import { packList } from './place-chunks.js';
import { chunkKeyOf, keyOf, markForm } from './posting-key.js';

/** When blocks are made. */
export interface SealerOptions {
  /** Documents outside the blocks before they become one; each reading thread keeps the words of these in memory. */
  readonly sealAt: number;
  /** Documents of a block that is not joined with others. */
  readonly fullBlock: number;
  /** Words of such a block: their places are in memory while a block is made. */
  readonly fullWords: number;
  /** Small blocks before they become one. */
  readonly joinAt: number;
}

const NONE = Buffer.alloc(0);

const USUAL: SealerOptions = { sealAt: 1024, fullBlock: 8000, fullWords: 8_000_000, joinAt: 8 };

/** Writes the posting lists of documents that have none. */
export interface Sealer {
  /** Makes blocks if there are enough documents outside them. Call it in a transaction. */
  seal(): void;
}

/** Opens the sealer of an index. Every list can be made again from the token streams of its documents. */
export function openSealer(db: Database, { sealAt, fullBlock, fullWords, joinAt }: SealerOptions = USUAL): Sealer {
  const count = db.prepare('SELECT count(*) FROM documents WHERE block IS NULL').pluck();
  const unsealed = db.prepare('SELECT row FROM documents WHERE block IS NULL ORDER BY row LIMIT ?').pluck();
  const small = db
    .prepare(
      `SELECT id FROM blocks WHERE (SELECT count(*) FROM documents WHERE block = blocks.id) < ?
        AND (SELECT coalesce(sum(length), 0) FROM documents WHERE block = blocks.id) < ? ORDER BY id`,
    )
    .pluck();
  const rowsOf = db.prepare('SELECT row FROM documents WHERE block = ? ORDER BY row').pluck();
  const addBlock = db.prepare('INSERT INTO blocks (size, content, short) VALUES (?, ?, ?)');
  const setForms = db.prepare('UPDATE blocks SET content = ?, short = ? WHERE id = ?');
  const place = db.prepare('UPDATE documents SET block = ?, place = ? WHERE row = ?');
  const addCounts = db.prepare('INSERT INTO postings (key, bytes) VALUES (?, ?)');
  const addPlaces = db.prepare('INSERT INTO places (key, bytes) VALUES (?, ?)');
  const addChunk = db.prepare('INSERT INTO place_chunks (key, bytes) VALUES (?, ?)');
  const drops = ['postings', 'places', 'place_chunks'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE key >= ? AND key < ?`),
  );
  const dropBlock = db.prepare('DELETE FROM blocks WHERE id = ?');
  const lastForm = db.prepare('SELECT coalesce(max(id), 0) FROM forms').pluck();

  function write(rows: readonly number[]): void {
    const forms = lastForm.get() as number;
    const id = Number(addBlock.run(rows.length, NONE, NONE).lastInsertRowid);
    const builder = openBlockBuilder(forms);
    const read = openStreamReader(db, textFields);
    for (const [index, row] of rows.entries()) {
      builder.add(index, read(row));
      place.run(id, index, BigInt(row));
    }
    const present = { content: new Uint8Array((forms >> 3) + 1), short: new Uint8Array((forms >> 3) + 1) };
    let chunks = 0;
    builder.finish((form, part, { counts, places }) => {
      const key = keyOf(id, form, part);
      addCounts.run(key, counts);
      addPlaces.run(key, packList(places, chunks));
      if (places.length > 1) {
        for (const { bytes } of places) {
          addChunk.run(chunkKeyOf(id, chunks), bytes);
          chunks += 1;
        }
      }
      markForm(present[part], form);
    });
    setForms.run(present.content, present.short, id);
  }

  function join(blocks: readonly number[]): void {
    const rows = blocks.flatMap((block) => rowsOf.all(block) as number[]).sort((a, b) => a - b);
    for (const block of blocks) {
      for (const drop of drops) drop.run(keyOf(block, 0, 'content'), keyOf(block + 1, 0, 'content'));
      dropBlock.run(block);
    }
    if (rows.length > 0) write(rows);
  }

  return {
    seal() {
      while ((count.get() as number) >= sealAt) write(unsealed.all(fullBlock) as number[]);
      const joined = (small.all(fullBlock, fullWords) as number[]).slice(0, joinAt);
      if (joined.length === joinAt) join(joined);
    },
  };
}
