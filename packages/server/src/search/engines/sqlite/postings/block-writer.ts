import type { Database } from 'better-sqlite3';
import { textFields } from '../../../model/fields.js';
import { openLexicon } from '../lexicon.js';
import { openStreamReader } from '../read-streams.js';
import { type CommonOptions, type CommonWords, type WordSize, chooseCommon, packCommon } from './common-words.js';
import { openBlockBuilder } from './encode-block.js';
import { openPairBuilder } from './encode-pairs.js';
import { type PlaceChunk, packList } from './place-chunks.js';
import { chunkKeyOf, keyOf, markForm, pairKeyOf } from './posting-key.js';

/** What blocks are full, and which words of these are common. */
export interface BlockOptions extends CommonOptions {
  /** Documents of a block that is not joined with others. */
  readonly fullBlock: number;
  /** Words of such a block: their places are in memory while a block is made. */
  readonly fullWords: number;
}

/** Writes a block of documents, by their row ids. Call it in a transaction. */
export type WriteBlock = (rows: readonly number[]) => void;

/** Opens the writer of blocks. A small block gets no pairs: it is fast to search, and will be joined with others. */
export function openBlockWriter(db: Database, options: BlockOptions): WriteBlock {
  const isFull = db.prepare('SELECT count(*) >= ? OR sum(length) >= ? FROM documents WHERE block = ?').pluck();
  const addBlock = db.prepare("INSERT INTO blocks (size, content, short, common) VALUES (?, x'', x'', x'')");
  const setForms = db.prepare('UPDATE blocks SET content = ?, short = ? WHERE id = ?');
  const setCommon = db.prepare('UPDATE blocks SET common = ? WHERE id = ?');
  const place = db.prepare('UPDATE documents SET block = ?, place = ? WHERE row = ?');
  const addCounts = db.prepare('INSERT INTO postings (key, bytes) VALUES (?, ?)');
  const addPlaces = db.prepare('INSERT INTO places (key, bytes) VALUES (?, ?)');
  const addPair = db.prepare('INSERT INTO pairs (key, bytes) VALUES (?, ?)');
  const addChunk = db.prepare('INSERT INTO place_chunks (key, bytes) VALUES (?, ?)');
  const lastForm = db.prepare('SELECT coalesce(max(id), 0) FROM forms').pluck();
  const stemOf = db.prepare('SELECT coalesce(stem, word) FROM forms WHERE id = ?').pluck();
  const lexicon = openLexicon(db);

  const formsLike = (form: number) => lexicon.withStem(stemOf.get(form) as string).map(({ id }) => id);

  /** Returns a function that packs the lists of a block, and writes the chunks of long ones. */
  function openPacking(id: number): (places: readonly PlaceChunk[]) => Uint8Array {
    let chunks = 0;
    return (places) => {
      const packed = packList(places, chunks);
      if (places.length > 1) {
        for (const { bytes } of places) {
          addChunk.run(chunkKeyOf(id, chunks), bytes);
          chunks += 1;
        }
      }
      return packed;
    };
  }

  /** Writes the lists of words; returns the sizes of those of the content. */
  function writeWords(
    id: number,
    rows: readonly number[],
    pack: (places: readonly PlaceChunk[]) => Uint8Array,
  ): readonly WordSize[] {
    const forms = lastForm.get() as number;
    const builder = openBlockBuilder(forms);
    const read = openStreamReader(db, textFields);
    for (const [index, row] of rows.entries()) {
      builder.add(index, read(row));
      place.run(id, index, BigInt(row));
    }
    const present = { content: new Uint8Array((forms >> 3) + 1), short: new Uint8Array((forms >> 3) + 1) };
    const sizes: WordSize[] = [];
    builder.finish((form, part, { documents, counts, places }) => {
      const key = keyOf(id, form, part);
      addCounts.run(key, counts);
      addPlaces.run(key, pack(places));
      markForm(present[part], form);
      if (part === 'content')
        sizes.push({ form, documents, bytes: places.reduce((sum, { bytes }) => sum + bytes.length, 0) });
    });
    setForms.run(present.content, present.short, id);
    return sizes;
  }

  /** The texts are read again: which words are common is known at the end, and the words need the memory until then. */
  function writePairs(
    id: number,
    rows: readonly number[],
    { common, pack }: { readonly common: CommonWords; readonly pack: (places: readonly PlaceChunk[]) => Uint8Array },
  ): void {
    const builder = openPairBuilder(common);
    const read = openStreamReader(db, ['content']);
    for (const [index, row] of rows.entries()) builder.add(index, read(row)('content'));
    builder.finish((pair, places) => addPair.run(pairKeyOf(id, pair), pack(places)));
    setCommon.run(packCommon(common), id);
  }

  return (rows) => {
    const id = Number(addBlock.run(rows.length).lastInsertRowid);
    const pack = openPacking(id);
    const sizes = writeWords(id, rows, pack);
    if (isFull.get(options.fullBlock, options.fullWords, id) !== 1) return;
    const common = chooseCommon(sizes, { ...options, documents: rows.length, formsLike });
    if (common.frequent > 0) writePairs(id, rows, { common, pack });
  };
}
