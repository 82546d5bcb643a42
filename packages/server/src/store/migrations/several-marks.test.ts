import { expect, it } from 'vitest';
import { openTestLibrary } from '../../test-library.fixtures.js';
import { importedFilesMigration } from './030-imported-files.js';
import { severalMarksMigration } from './035-several-marks.js';

it('keeps the marks and the files of an earlier version, and takes a second mark and second bytes of each', async () => {
  const library = await openTestLibrary();
  try {
    const { db } = library.store;
    for (const table of ['document_marks', 'mark_keys', 'imported_files']) await db.schema.dropTable(table).execute();
    await importedFilesMigration.up(db);
    await db.schema
      .createTable('document_marks')
      .addColumn('document_id', 'text', (column) => column.primaryKey())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('names', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('house_citation', 'text', (column) => column.notNull())
      .addColumn('original', 'bytea')
      .execute();
    await db.schema.createIndex('document_marks_citation').on('document_marks').column('house_citation').execute();
    const mark = { document_id: 'c1', names: '[]', reason: 'Order', actor: 'admin:asha', at: 1, house_citation: 'HN' };
    const original = new Uint8Array([1, 2]);
    await db
      .insertInto('document_marks')
      .values({ ...mark, state: 'taken-down', original })
      .execute();
    await db.insertInto('imported_files').values({ source_id: 'file:a', bytes_hash: 'h1' }).execute();

    await severalMarksMigration.up(db);
    await db
      .insertInto('document_marks')
      .values({ ...mark, state: 'hidden', original: null })
      .execute();
    await db.insertInto('imported_files').values({ source_id: 'file:a', bytes_hash: 'h2' }).execute();

    const marks = await db.selectFrom('document_marks').selectAll().orderBy('state', 'desc').execute();
    expect(marks).toMatchObject([
      { ...mark, at: marks[0]?.at, state: 'taken-down' },
      { ...mark, at: marks[1]?.at, state: 'hidden', original: null },
    ]);
    expect([...(marks[0]?.original ?? [])]).toEqual([1, 2]);
    expect(await db.selectFrom('imported_files').selectAll().orderBy('bytes_hash').execute()).toEqual([
      { source_id: 'file:a', bytes_hash: 'h1' },
      { source_id: 'file:a', bytes_hash: 'h2' },
    ]);
  } finally {
    await library.close();
  }
});
