import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { importFiles } from '../../packages/server/src/ingest/import-files.js';
import { openLocalEngine } from '../../packages/server/src/search/engines/sqlite/open-engine.js';
import { openDatabase, type Store } from '../../packages/server/src/store/database.js';
import { hasRealData, realDataMissing, realFiles } from '../e2e/support/real-data.js';
import { openPostgresServer } from '../postgres/start-postgres.js';

/** Two imports of some hundred judgments, on a busy machine. */
const LIMIT_MS = 900_000;

/** One day of so many is drawn, with all its judgments: sources of one judgment are of one day. */
const ONE_DAY_OF = 8;
/** Of the acts, in the order of the file. */
const ACTS = 60;

const title = hasRealData ? 'real judgments' : `real judgments (skipped: ${realDataMissing})`;

interface RealRecord {
  readonly id: string;
  readonly derived?: { readonly date?: string };
}

const linesOf = (file: string): string[] => gunzipSync(readFileSync(file)).toString().split('\n').filter(Boolean);

/** Whether the day of a judgment is drawn; one without a day stands alone. */
function isDrawn(line: string): boolean {
  const { id, derived } = JSON.parse(line) as RealRecord;
  return (
    createHash('sha256')
      .update(derived?.date ?? id)
      .digest()
      .readUInt32BE() %
      ONE_DAY_OF ===
    0
  );
}

/** What the citator knows of a library. */
const TABLES = [
  'citation_keys',
  'docket_keys',
  'act_names',
  'citation_uses',
  'provision_uses',
  'case_links',
  'listed_cases',
  'treatment_notices',
  'judgment_sources',
] as const;

type Table = (typeof TABLES)[number];
type Row = Readonly<Record<string, unknown>>;

/** The rows of a table as text, in an order that no database's collation changes. */
async function rowsOf({ db }: Store, table: Table): Promise<string[]> {
  const rows = (await db.selectFrom(table).selectAll().execute()) as readonly Row[];
  return rows
    .map(({ at: _time, ...row }) =>
      JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    )
    .toSorted();
}

/** Treatment of each judgment by later ones, as lists show it. */
const flagsOf = async ({ db }: Store): Promise<string[]> =>
  (await db.selectFrom('documents').select(['id', 'house_citation', 'treatment']).execute())
    .map((row) => JSON.stringify(row))
    .toSorted();

describe.skipIf(!hasRealData)(title, () => {
  it('have the same citations, links, flags and sources in SQLite and PostgreSQL', { timeout: LIMIT_MS }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'headnote-both-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const judgments = join(folder, 'judgments.jsonl');
    const drawn = realFiles.judgments.flatMap(linesOf).filter(isDrawn);
    writeFileSync(judgments, drawn.join('\n'));
    const acts = join(folder, 'acts.jsonl');
    writeFileSync(
      acts,
      linesOf(realFiles.acts[0] ?? '')
        .slice(0, ACTS)
        .join('\n'),
    );

    const server = await openPostgresServer({ isDurable: false });
    onTestFinished(() => server.remove());
    const open = async (name: string, databaseUrl?: string) => {
      const dataDir = join(folder, name);
      const store = await openDatabase({ dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
      const engine = await openLocalEngine({ dataDir });
      try {
        await importFiles({ store, engine, format: 'acts', files: [acts] });
        const { report } = await importFiles({ store, engine, format: 'judgments', files: [judgments] });
        expect(report).toMatchObject({ stored: drawn.length });
      } finally {
        await engine.close();
      }
      onTestFinished(() => store.close());
      return store;
    };
    const stores = [await open('sqlite'), await open('postgres', server.address)] as const;
    for (const table of TABLES) {
      const [sqlite, postgres] = [await rowsOf(stores[0], table), await rowsOf(stores[1], table)];
      process.stdout.write(`${table}: ${sqlite.length} rows\n`);
      expect(postgres, table).toEqual(sqlite);
      expect(sqlite.length, table).toBeGreaterThan(0);
    }
    expect(await flagsOf(stores[1])).toEqual(await flagsOf(stores[0]));
  });
});
