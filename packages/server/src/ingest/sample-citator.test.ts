import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../store/database.js';
import { readSampleKey } from './formats/sample-key.fixtures.js';
import { loadSample } from './load-sample.js';
import { testDatabase } from '../store/test-database.fixtures.js';

/** Share of the planned links that must carry the planned treatment; LONG_RUN=1 prints the others. */
const RIGHT_TREATMENTS = 0.94;

const { judgments } = readSampleKey();

async function readLinks() {
  const folder = await mkdtemp(join(tmpdir(), 'headnote-sample-'));
  const store = await openDatabase(await testDatabase(folder));
  const before = performance.now();
  await loadSample({ store });
  const seconds = (performance.now() - before) / 1000;
  const rows = await store.db
    .selectFrom('case_links')
    .innerJoin('documents as citing', 'citing.id', 'case_links.citing_id')
    .innerJoin('documents as cited', 'cited.id', 'case_links.cited_id')
    .select([
      'citing.house_citation as citing',
      'cited.house_citation as cited',
      'case_links.treatment',
      'case_links.speaker',
      'case_links.is_smaller_bench',
    ])
    .execute();
  await store.close();
  await rm(folder, { recursive: true, force: true });
  return { seconds, links: new Map(rows.map((row) => [`${row.citing} > ${row.cited}`, row])) };
}

const { links, seconds } = await readLinks();

describe('the citator over the sample', () => {
  it('finds every planned link, and the planned treatment in most of them', () => {
    const planned = judgments.flatMap(({ house, treats }) =>
      treats.map(({ cited, treatment }) => ({ link: `${house} > ${cited}`, treatment })),
    );
    const missing = planned.filter(({ link }) => !links.has(link));
    const other = planned.filter(({ link, treatment }) => links.get(link)?.treatment !== treatment);
    if (process.env['LONG_RUN']) {
      const lines = other.map(
        ({ link, treatment }) =>
          `${link}: ${treatment}, read as ${links.get(link)?.treatment} by ${links.get(link)?.speaker}`,
      );
      const sum = `loaded in ${seconds.toFixed(1)} s; of ${planned.length} links ${missing.length} missing, ${other.length} otherwise treated`;
      process.stdout.write(`${[sum, ...lines].join('\n')}\n`);
    }
    expect(missing).toEqual([]);
    expect(1 - other.length / planned.length).toBeGreaterThanOrEqual(RIGHT_TREATMENTS);
  });

  it('flags a smaller bench that overrules a larger one', () => {
    const strength = new Map(judgments.map(({ house, benchStrength }) => [house, benchStrength]));
    const smaller = judgments.flatMap(({ house, benchStrength, treats }) =>
      treats
        .filter(({ cited, treatment }) => treatment === 'overruled' && benchStrength < (strength.get(cited) ?? 0))
        .map(({ cited }) => `${house} > ${cited}`),
    );
    expect(smaller.length).toBeGreaterThanOrEqual(5);
    for (const link of smaller) expect(links.get(link)?.is_smaller_bench, link).toBeTruthy();
  });
});
