import { expect, it, onTestFinished } from 'vitest';
import { jsonLines, temporaryFolder, writeFixture } from '../ingest/ingest.fixtures.js';
import { importFiles } from '../ingest/import-files.js';
import { openLocalEngine } from '../search/engines/sqlite/open-engine.js';
import { openDatabase } from '../store/database.js';
import { testDatabase } from '../store/test-database.fixtures.js';
import { readCourtCommand } from './court-usage.js';
import { runUnknownCourts } from './run-courts.js';

const judgment = (id: string, court: string) => ({
  id,
  title: `Party ${id} v. State`,
  court,
  text: `1. The facts of ${id}.\n2. The reasons of ${id}.`,
});

it('the operator reads which courts of the library are not in the table of courts', async () => {
  const folder = await temporaryFolder();
  const store = await openDatabase(await testDatabase(folder));
  onTestFinished(() => store.close());
  const engine = await openLocalEngine({ dataDir: folder });
  onTestFinished(() => engine.close());
  expect(await runUnknownCourts(store)).toBe('The court of every judgment is in the table of courts.');

  const lines = [
    judgment('a', 'Court of Lanterns'),
    judgment('b', 'Court of Lanterns'),
    judgment('c', 'Harbour Court, Testabad'),
    judgment('d', 'Bom HC'),
  ];
  const file = await writeFixture(folder, 'own.jsonl', jsonLines(lines));
  const { report } = await importFiles({ store, engine, format: 'documents', files: [file] });
  expect(report.unknownCourts).toEqual([
    { name: 'Court of Lanterns', judgments: 2 },
    { name: 'Harbour Court, Testabad', judgments: 1 },
  ]);
  expect((await runUnknownCourts(store)).split('\n')).toEqual([
    expect.stringMatching(/^2 {2}Court of Lanterns {2}\S+$/),
    expect.stringMatching(/^1 {2}Harbour Court, Testabad {2}\S+$/),
  ]);
});

it('there is one command about courts', () => {
  expect(readCourtCommand(['unknown'])).toEqual({ kind: 'courts', act: 'unknown' });
  expect(() => readCourtCommand(['list'])).toThrow('"courts unknown"');
});
