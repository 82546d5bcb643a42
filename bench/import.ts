import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFiles } from '../packages/server/src/ingest/import-files.js';
import { openWorkerEngine } from '../packages/server/src/search/engines/sqlite/open-engine.js';
import { openDatabase } from '../packages/server/src/store/database.js';
import { realJudgments } from './search/real-files.js';

/** Imports the real judgments with citator and search index, and prints the rate, the time per stage and the processor time. */
export async function run(): Promise<void> {
  const files = realJudgments();
  if (files === undefined) return;
  const dataDir = mkdtempSync(join(tmpdir(), 'headnote-bench-'));
  const store = await openDatabase({ dataDir });
  const engine = await openWorkerEngine({ dataDir });
  try {
    const start = performance.now();
    const before = process.cpuUsage();
    const ownBefore = process.threadCpuUsage();
    const { report, seconds } = await importFiles({ store, engine, format: 'judgments', files });
    const all = (performance.now() - start) / 1000;
    const used = secondsOf(process.cpuUsage(before));
    const own = secondsOf(process.threadCpuUsage(ownBefore));
    console.log(`${report.stored} judgments in ${all.toFixed(1)} s, ${Math.round(report.stored / all)} a second`);
    for (const [stage, taken] of Object.entries(seconds)) console.log(`  ${stage}: ${taken.toFixed(1)} s`);
    console.log(
      `processor time: ${used.toFixed(1)} s (${((1000 * used) / report.stored).toFixed(1)} ms per judgment), ` +
        `${own.toFixed(1)} s of it in the main thread`,
    );
    await printFigures(store);
  } finally {
    await engine.close();
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function printFigures(store: Awaited<ReturnType<typeof openDatabase>>): Promise<void> {
  const states = await store.db
    .selectFrom('citation_uses')
    .select(({ fn }) => ['state', fn.countAll<number>().as('uses')])
    .groupBy('state')
    .orderBy('state')
    .execute();
  const { links } = await store.db
    .selectFrom('case_links')
    .select(({ fn }) => fn.countAll<number>().as('links'))
    .executeTakeFirstOrThrow();
  console.log(`citations: ${states.map(({ state, uses }) => `${state} ${uses}`).join(', ')}; links: ${links}`);
}

const secondsOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e6;
