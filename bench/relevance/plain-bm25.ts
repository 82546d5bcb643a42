import Sqlite from 'better-sqlite3';
import { unpackText } from '../../packages/server/src/store/packed-text.js';
import type { Store } from '../../packages/server/src/store/database.js';

const COLUMNS = [
  'title',
  'content',
  'appellant',
  'respondent',
  'judges',
  'advocates',
  'subject',
  'other_citations',
] as const;

/** Plain BM25 of FTS5 over the same texts, all fields alike: any of the words, the best first. */
export async function openPlainBm25(store: Store) {
  const db = new Sqlite(':memory:');
  db.exec(
    `CREATE VIRTUAL TABLE docs USING fts5(id UNINDEXED, kind UNINDEXED, ${COLUMNS.join(', ')}, content='', tokenize='porter unicode61')`,
  );
  const ids: string[] = [];
  const add = db.prepare(`INSERT INTO docs (rowid, id, kind, ${COLUMNS.join(', ')}) VALUES (${'?, '.repeat(10)}?)`);
  const rows = await store.db
    .selectFrom('documents')
    .innerJoin('document_bodies', 'document_bodies.document_id', 'documents.id')
    .select(['documents.id', 'kind', 'title', 'appellant', 'respondent', 'judges', 'advocates', 'subject'])
    .select(['other_citations', 'document_bodies.plain'])
    .execute();
  const kinds: string[] = [];
  for (const row of rows) {
    const texts = COLUMNS.map((column) => (column === 'content' ? unpackText(row.plain) : row[column]));
    add.run(ids.push(row.id), row.id, row.kind, ...texts);
    kinds.push(row.kind);
  }
  const find = db.prepare('SELECT rowid FROM docs WHERE docs MATCH ? ORDER BY rank LIMIT 50').pluck();
  return {
    ask(text: string, kind: 'case' | 'act'): readonly string[] {
      const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
      const found = find.all(words.map((word) => `"${word}"`).join(' OR ')) as number[];
      return found.filter((row) => kinds[row - 1] === kind).map((row) => ids[row - 1] ?? '');
    },
    close: () => db.close(),
  };
}
