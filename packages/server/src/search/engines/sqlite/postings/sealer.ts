import type { Database } from 'better-sqlite3';
import { type BlockOptions, openBlockWriter } from './block-writer.js';
import { keyOf } from './posting-key.js';

/** When blocks are made. */
export interface SealerOptions extends BlockOptions {
  /** Documents outside the blocks before they become one; each reading thread keeps the words of these in memory. */
  readonly sealAt: number;
  /** Small blocks before they become one. */
  readonly joinAt: number;
}

/**
 * With these shares (thirteen frequent words, each next to 1,500 common ones with all their forms) the index of 20,000 judgments is 14 %
 * larger. Pairs of all words of half the documents would take nearly twice as much, and those of 90 % find fewer phrases.
 */
const USUAL: SealerOptions = {
  sealAt: 1024,
  fullBlock: 8000,
  fullWords: 8_000_000,
  joinAt: 8,
  frequentShare: 0.0055,
  commonShare: 0.5,
};

/** Writes the posting lists of documents that have none. */
export interface Sealer {
  /** Makes blocks if there are enough documents outside them. Call it in a transaction. */
  seal(): void;
}

/** Opens the sealer of an index. Every list can be made again from the token streams of its documents. */
export function openSealer(db: Database, options: SealerOptions = USUAL): Sealer {
  const { sealAt, fullBlock, fullWords, joinAt } = options;
  const count = db.prepare('SELECT count(*) FROM documents WHERE block IS NULL').pluck();
  const unsealed = db.prepare('SELECT row FROM documents WHERE block IS NULL ORDER BY row LIMIT ?').pluck();
  const small = db
    .prepare(
      `SELECT id FROM blocks WHERE (SELECT count(*) FROM documents WHERE block = blocks.id) < ?
        AND (SELECT coalesce(sum(length), 0) FROM documents WHERE block = blocks.id) < ? ORDER BY id`,
    )
    .pluck();
  const rowsOf = db.prepare('SELECT row FROM documents WHERE block = ? ORDER BY row').pluck();
  const drops = ['postings', 'places', 'pairs', 'place_chunks'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE key >= ? AND key < ?`),
  );
  const dropBlock = db.prepare('DELETE FROM blocks WHERE id = ?');
  const write = openBlockWriter(db, options);

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
