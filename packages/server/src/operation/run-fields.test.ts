import { expect, it, onTestFinished } from 'vitest';
import { jsonLines, temporaryFolder, writeFixture } from '../ingest/ingest.fixtures.js';
import { importFiles } from '../ingest/import-files.js';
import { readDocuments } from '../library/read-documents.js';
import { openLocalEngine } from '../search/engines/sqlite/open-engine.js';
import { openDatabase } from '../store/database.js';
import { testDatabase } from '../store/test-database.fixtures.js';
import { readFieldCommand } from './field-usage.js';
import { runFields } from './run-fields.js';

it('issue 33: each particular that a rule read says where from and how sure, to readers and to the operator', async () => {
  const folder = await temporaryFolder();
  const store = await openDatabase(await testDatabase(folder));
  onTestFinished(() => store.close());
  const engine = await openLocalEngine({ dataDir: folder });
  onTestFinished(() => engine.close());
  expect(await runFields(store)).toBe('No particular of any judgment was read by a rule.');

  const text = '1. The facts.\n2. The appeal is dismissed.\n(A. SAMPLE, J.)\n(B. EXAMPLE, J.)';
  const given = { title: 'A v. B', court: 'Bom HC', date: '2020-01-02', text };
  const lines = [
    { id: 'a', ...given },
    { id: 'b', ...given, outcome: 'Allowed' },
  ];
  const file = await writeFixture(folder, 'own.jsonl', jsonLines(lines));
  await importFiles({ store, engine, format: 'documents', files: [file] });
  expect((await runFields(store)).split('\n')).toEqual([
    '2  benchStrength  signatures  likely',
    '1  decision  order  likely',
    '2  judges  signatures  likely',
  ]);
  const stored = await store.db.selectFrom('documents').select('id').orderBy('source_id').execute();
  const ids = stored.map(({ id }) => id);
  const read = await readDocuments(store, ids, { fields: ['derivedFields', 'fieldSources'], withContent: 'none' });
  expect(ids.flatMap((id) => read.filter((one) => one.id === id)).map(({ record }) => record)).toMatchObject([
    {
      derivedFields: ['judges', 'benchStrength', 'decision'],
      fieldSources: ['judges@signatures@likely', 'benchStrength@signatures@likely', 'decision@order@likely'],
    },
    {
      derivedFields: ['judges', 'benchStrength'],
      fieldSources: ['judges@signatures@likely', 'benchStrength@signatures@likely'],
    },
  ]);
});

it('the command about fields has no arguments', () => {
  expect(readFieldCommand([])).toEqual({ kind: 'fields' });
  expect(() => readFieldCommand(['all'])).toThrow('has no arguments');
});
