import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zstdDecompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { importFiles } from '../../../ingest/import-files.js';
import { temporaryFolder } from '../../../ingest/ingest.fixtures.js';
import { openDatabase } from '../../../store/database.js';
import { openLocalEngine } from '../../open-engine.js';
import { compareCitatorLines, type ComparedEntry, unreadable } from './citator-comparison.fixtures.js';

const root = fileURLToPath(new URL('../../../../../..', import.meta.url));
const data = resolve(root, process.env['REAL_DATA'] ?? '../shared/data');
const isThere = existsSync(join(data, 'judgments'));
if (!isThere && process.env['REQUIRE_REAL_DATA'])
  throw new Error(`REQUIRE_REAL_DATA is set, but ${data} holds no judgments`);
const files = ['sc-irled', 'sc-aila'].map((name) => join(data, 'judgments', `${name}.jsonl.gz`));

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)} %`;
const count = (list: readonly string[]): string =>
  [...Map.groupBy(list, (one) => one)]
    .map(([one, all]) => [one, all.length] as const)
    .sort((one, other) => other[1] - one[1])
    .map(([one, number]) => `${one} ${number}`)
    .join(', ');

const title = isThere
  ? 'the citator beside the citator lines of the reports'
  : 'the citator beside the citator lines of the reports (skipped: no data there; REAL_DATA names its folder)';

describe.skipIf(!isThere)(title, { timeout: 900_000 }, () => {
  it('finds nine in ten of the links that the texts print, and gives seven in ten the same treatment', async () => {
    const dataDir = await temporaryFolder();
    const store = await openDatabase({ dataDir });
    onTestFinished(() => store.close());
    const engine = await openLocalEngine({ dataDir });
    onTestFinished(() => engine.close());
    await importFiles({ store, engine, format: 'judgments', files });
    const { printed, compared } = await compareIn(store);

    const apart = compared.filter(({ reason }) => unreadable.some((one) => one === reason));
    const readable = compared.filter((one) => !apart.includes(one));
    const linked = readable.filter(({ ours }) => ours !== undefined);
    const same = linked.filter(({ isSame }) => isSame);
    const strict = linked.filter(({ isStrictlySame }) => isStrictlySame);
    const lines = [
      `entries printed ${printed}, both ends held n = ${compared.length}`,
      `no citation in the later text: ${apart.length} (${count(apart.map(({ reason }) => reason))})`,
      `found as a link: ${linked.length} of ${readable.length}, ${percent(linked.length, readable.length)}` +
        ` (of all ${compared.length}: ${percent(linked.length, compared.length)})`,
      `same treatment: ${same.length} of ${linked.length}, ${percent(same.length, linked.length)}` +
        ` (letter for letter: ${strict.length}, ${percent(strict.length, linked.length)})`,
      `by code: ${[...Map.groupBy(linked, ({ entry }) => entry.code || '(none)')]
        .map(([code, all]) => `${code} ${all.filter(({ isSame }) => isSame).length}/${all.length}`)
        .join(', ')}`,
      `reasons: ${count(readable.flatMap(({ reason }) => (reason === '' ? [] : [reason])))}`,
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    if (process.env['WRITE_DOCS']) writeFileSync(join(root, 'docs/citator-compared.md'), documentOf(lines, compared));
    expect(compared.length).toBeGreaterThan(350);
    expect(linked.length / readable.length).toBeGreaterThanOrEqual(0.9);
    expect(same.length / linked.length).toBeGreaterThanOrEqual(0.7);
    // Control: the same links with their treatments handed on by one place agree less.
    const shifted = linked.filter(({ entry }, index) => {
      const other = linked[(index + 7) % linked.length];
      return other !== undefined && other.entry.code !== entry.code && /^[DFO]$/.test(entry.code) && other.isSame;
    });
    expect(shifted.length).toBeLessThan(same.length);
  });
});

type Store = Awaited<ReturnType<typeof openDatabase>>;

async function compareIn({ db }: Store): Promise<ReturnType<typeof compareCitatorLines>> {
  const documents = await db
    .selectFrom('documents')
    .innerJoin('document_bodies', 'document_bodies.document_id', 'documents.id')
    .select(['id', 'source_id', 'appellant', 'respondent', 'source_citator', 'plain'])
    .execute();
  const keys = Map.groupBy(
    await db.selectFrom('citation_keys').select(['document_id', 'key']).execute(),
    ({ document_id }) => document_id,
  );
  const links = new Map(
    (await db.selectFrom('case_links').selectAll().execute()).map((link) => [
      `${link.citing_id} ${link.cited_id}`,
      link,
    ]),
  );
  const sourceOf = new Map(documents.map(({ id, source_id }) => [source_id, id]));
  const held = documents.map((row) => ({
    id: row.source_id,
    title: `${row.appellant} v. ${row.respondent}`,
    plain: zstdDecompressSync(row.plain).toString(),
    keys: (keys.get(row.id) ?? []).map(({ key }) => key),
    sourceCitator: row.source_citator,
  }));
  return compareCitatorLines(held, (citing, cited) => links.get(`${sourceOf.get(citing)} ${sourceOf.get(cited)}`));
}

function documentOf(lines: readonly string[], compared: readonly ComparedEntry[]): string {
  return `${lines.join('\n')}\n${compared.length}\n`;
}
