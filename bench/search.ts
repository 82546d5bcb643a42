import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { SearchEngine } from '../packages/server/src/search/model/engine.js';
import { openOpenSearch } from '../packages/server/src/search/engines/opensearch/open-engine.js';
import { openWorkerEngine } from '../packages/server/src/search/engines/sqlite/open-engine.js';
import { drainIndexQueue } from '../packages/server/src/search/indexing/index-queue.js';
import { readForIndex } from '../packages/server/src/search/indexing/read-for-index.js';
import { type BenchLibrary, importReal, makeRecombined } from './search/library.js';
import { type Measured, measureEngine } from './search/measure-engine.js';
import { PLAIN_INDEX, deleteIndicesOf, diskOf, fillPlainOpenSearch, processOf } from './search/peer.js';
import { type EngineRow, printRun } from './search/print-run.js';
import { sizesOf, startProduct } from './search/product.js';
import { ourBody } from './search/scale-queries.js';
import { realData, realJudgments } from './search/real-files.js';

const PASSWORD = 'benchPass1';

/**
 * Measures searches of the whole product over HTTP. One run uses the embedded engine. If `SEARCH_URL` names an
 * OpenSearch, it also uses the product on that OpenSearch, and OpenSearch alone. All search the same library. It prints
 * index time, disk, memory, times of each class, searches cut off, and searches a second of four clients.
 *
 * The library is the real judgments. With `JUDGMENTS=100000` it is that many judgments, made from the paragraphs of the
 * real ones. `BENCH_FOLDER` is the folder that keeps them; `BENCH_TOOLS` has the scripts that make them.
 */
export async function run(): Promise<void> {
  const { JUDGMENTS: wanted, BENCH_FOLDER: kept, SEARCH_URL: url } = process.env;
  const files = realJudgments();
  if (files === undefined) return;
  if (!existsSync('packages/server/dist/cli.js')) {
    console.log('The product is not built. Run "npm run build" first.');
    return;
  }
  const folder = kept === undefined ? mkdtempSync(join(tmpdir(), 'headnote-bench-')) : resolve(kept);
  mkdirSync(folder, { recursive: true });
  const tools = process.env['BENCH_TOOLS'] ?? join(realData(), '../bench/search');
  const start = performance.now();
  const library = await (wanted === undefined
    ? importReal(folder, files)
    : makeRecombined(folder, Number(wanted), tools));
  try {
    console.log(`${library.judgments} judgments stored in ${seconds(start)} s; ${library.queries.list.length} queries`);
    const rows: EngineRow[] = [];
    const steps = [() => embedded(library, folder)];
    if (url)
      steps.push(
        () => plain(library, url),
        () => onOpenSearch(library, folder, url),
      );
    for (const step of steps) {
      rows.push(await step());
      // With 100,000 judgments a run takes an hour, so it prints what it has so far.
      printRun(rows);
    }
  } finally {
    await library.store.close();
    if (kept === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

const seconds = (start: number) => Math.round((performance.now() - start) / 1000);

async function fill({ store }: BenchLibrary, engine: SearchEngine): Promise<number> {
  const start = performance.now();
  await drainIndexQueue(store, engine);
  const taken = seconds(start);
  await engine.close();
  return taken;
}

async function embedded(library: BenchLibrary, folder: string): Promise<EngineRow> {
  const indexSeconds = await fill(library, await openWorkerEngine({ dataDir: folder }));
  const { measured, memory } = await measureProduct(library, folder, { SEARCH_URL: '' });
  return { name: 'embedded', indexSeconds, disk: sizesOf(folder)['search.db'] ?? 0, memory, measured };
}

async function onOpenSearch(library: BenchLibrary, folder: string, url: string): Promise<EngineRow> {
  const prefix = `bench-${process.pid}`;
  const readTexts = async (ids: readonly string[]) => (await readForIndex(library.store, ids)).documents;
  const indexSeconds = await fill(library, await openOpenSearch({ url, prefix, readTexts }));
  await fetch(`${url}/${prefix}*/_forcemerge?max_num_segments=1`, { method: 'POST' });
  const { measured, memory } = await measureProduct(library, folder, { SEARCH_URL: url, SEARCH_INDEX: prefix });
  const disk = await diskOf(url, prefix);
  await deleteIndicesOf(url, prefix);
  return {
    name: 'Headnote on OpenSearch',
    indexSeconds,
    disk,
    memory: memory + memoryOf(await processOf(url)),
    measured,
  };
}

async function plain({ store, queries }: BenchLibrary, url: string): Promise<EngineRow> {
  const start = performance.now();
  const engine = await fillPlainOpenSearch(url, store, queries);
  const indexSeconds = seconds(start);
  try {
    const measured = await measureEngine(async (query) => engine.ask(query), queries.list);
    const [disk, memory] = [await diskOf(url, PLAIN_INDEX), memoryOf(await processOf(url))];
    return { name: 'plain OpenSearch', indexSeconds, disk, memory, measured };
  } finally {
    await engine.close();
  }
}

async function measureProduct(
  { queries }: BenchLibrary,
  dataDir: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly measured: Measured; readonly memory: number }> {
  const product = await startProduct({ dataDir, password: PASSWORD, environment });
  try {
    const measured = await measureEngine(async (query) => product.ask(ourBody(query, queries.courts)), queries.list);
    return { measured, memory: product.memory() };
  } finally {
    await product.close();
  }
}

/** Megabytes that a process uses; not a number if it is on another machine. */
function memoryOf(id: number): number {
  const file = `/proc/${id}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024);
}
