import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PASSWORD } from '../tests/durability/server-process.js';
import { openFleet, type Fleet } from '../tests/several-servers/fleet.js';
import { startProxy } from '../tests/several-servers/proxy.js';
import { createMembers, signIn } from '../tests/load/load-server.js';
import { READERS, under } from '../tests/several-servers/readers.js';
import { readCorpus } from './search/corpus.js';
import { measureEngine, quantile } from './search/measure-engine.js';
import { diskOf, processOf } from './search/peer.js';
import { startProduct } from './search/product.js';

import { realData, realJudgments } from './search/real-files.js';
import { realQueries } from './search/real-queries.js';
import { ourBody, readQueries, type ScaleQueries } from './search/scale-queries.js';

const SERVERS = 3;
const SECONDS = Number(process.env['SECONDS'] ?? 30);
const WARM_UP_MS = 10_000;

/**
 * Measures servers that share one PostgreSQL and one OpenSearch (`SEARCH_URL`): an import through the built program, the mix of
 * searches through one server, and the requests of 24 readers through one, two and three. The library is the real judgments, or
 * `JUDGMENTS=100000` made of their paragraphs by the scripts in `BENCH_TOOLS`; `BENCH_FOLDER` keeps those.
 */
export async function run(): Promise<void> {
  const { JUDGMENTS: wanted, SEARCH_URL: url } = process.env;
  if (url === undefined) return console.log('SEARCH_URL is missing: the address of an OpenSearch.');
  const real = realJudgments();
  if (real === undefined) return;
  if (!existsSync('packages/server/dist/cli.js'))
    return console.log('The product is not built. Run "npm run build" first.');
  // Servers are started as built.
  process.env['TESTS'] ??= 'nightly';
  const made = wanted === undefined ? undefined : makeCorpus(Number(wanted));
  const fleet = await openFleet(0, url);
  try {
    await measureImport(fleet, made?.files ?? real);
    await measureMix(fleet, url, made?.queries ?? realQueries(await readCorpus(fleet.store)));
    await measureServers(fleet);
  } finally {
    await fleet.close();
  }
}

/** The same corpus and queries as `bench/search`, as records that the import reads. */
function makeCorpus(judgments: number): { readonly files: readonly string[]; readonly queries: ScaleQueries } {
  const folder = resolve(process.env['BENCH_FOLDER'] ?? mkdtempSync(join(tmpdir(), 'headnote-bench-')));
  const tools = process.env['BENCH_TOOLS'] ?? join(realData(), '../bench/search');
  mkdirSync(folder, { recursive: true });
  const script = (name: string, ...args: string[]) =>
    execFileSync('python3', [resolve(tools, name), ...args], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const data = join(folder, 'data');
  if (!existsSync(join(data, 'corpus.jsonl'))) script('gen.py', String(judgments));
  if (!existsSync(join(data, 'queries.json'))) script('genq.py');
  const file = join(folder, 'judgments.jsonl.gz');
  if (!existsSync(file)) script('conv.py', String(judgments), file);
  return { files: [file], queries: readQueries(data) };
}

async function measureImport({ env }: Fleet, files: readonly string[]): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'headnote-bench-import-'));
  const program = resolve('packages/server/dist/import-cli.js');
  const started = performance.now();
  const child = spawn(process.execPath, [program, 'judgments', ...files], {
    env: { ...process.env, ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, memoryOf(child.pid))), 1000);
  const code = await new Promise((done) => child.once('exit', done));
  clearInterval(watch);
  rmSync(dataDir, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The import ended with ${String(code)}.`);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`import with citations and index: ${seconds} s, at most ${most} MB; load ${load()}`);
}

async function measureMix({ env }: Fleet, url: string, { list, courts }: ScaleQueries): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'headnote-bench-mix-'));
  const product = await startProduct({ dataDir, password: PASSWORD, environment: env });
  try {
    const measured = await measureEngine((query) => product.ask(ourBody(query, courts)), list);
    const all = [...measured.times.values()].flat();
    const cut = [...measured.cut.values()].reduce((sum, count) => sum + count, 0);
    const figures = [0.5, 0.95, 0.99].map((share) => quantile(all, share).toFixed(0)).join(' / ');
    console.log(`mix of ${list.length} searches, p50 / p95 / p99 ms: ${figures}; ${cut} cut off; load ${load()}`);
    console.log(`searches a second, four clients: ${measured.rate.toFixed(0)}`);
    const index = await diskOf(url, env['SEARCH_INDEX'] ?? '');
    console.log(
      `memory: server ${product.memory()} MB, OpenSearch ${memoryOf(await processOf(url))} MB; index ${index} MB`,
    );
  } finally {
    await product.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureServers(fleet: Fleet): Promise<void> {
  // A member of his own for each reader: what one may ask a minute is limited.
  await createMembers(fleet.store, { users: READERS, pepper: fleet.env['PEPPER'] ?? '' });
  console.log(`\n| servers | requests a second of ${READERS} readers | p50 ms | p95 ms | failed | load |`);
  console.log('|---|---|---|---|---|---|');
  for (let count = 1; count <= SERVERS; count += 1) {
    await fleet.replace(count - 1);
    const proxy = await startProxy(() => fleet.servers.map(({ url }) => url));
    const members = await signIn(proxy.url.origin, READERS);
    await under(fleet, members, () => wait(WARM_UP_MS));
    const { took, failures } = await under(fleet, members, () => wait(SECONDS * 1000));
    await proxy.close();
    const [p50, p95] = [0.5, 0.95].map((share) => quantile(took, share).toFixed(0));
    console.log(
      `| ${count} | ${(took.length / SECONDS).toFixed(0)} | ${p50} | ${p95} | ${failures.length} | ${load()} |`,
    );
    for (const failure of new Set(failures)) console.log(`  ${failure}`);
  }
}

const load = (): string => (loadavg()[0] ?? Number.NaN).toFixed(1);

/** Megabytes that a process uses; 0 if it has ended or is elsewhere. */
function memoryOf(id: number | undefined): number {
  const file = `/proc/${id}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
