import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, defaultClientConditions } from 'vite';
import { chromiumFlags, chromiumPath } from '../scripts/browser.mjs';
import { serveFolder } from '../tests/visual/support/static-server.js';
import { SLOWDOWN, usePart, type Maker, type Part, type Use } from './ui/use-part.js';

/** A task longer than this is felt. */
const TASK_TARGET_MS = 50;
const RUNS = 3;
/** Less than a second. */
const FIXED_STEPS = 2e8;
const PARTS: readonly (readonly [Part, string])[] = [
  ['list', '1,000 result cards'],
  ['tree', 'court tree of 1,500 nodes'],
  ['combo', 'combo box of 5,000 options'],
];

/** Long lists of ui in real Chromium on a slowed processor, beside the same in MUI in the same run; production builds of both. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'headnote-bench-ui-'));
  await buildPage(folder);
  const server = await serveFolder(folder);
  const path = chromiumPath();
  const browser = await chromium.launch({ ...(path ? { executablePath: path } : {}), args: [...chromiumFlags] });
  try {
    console.log(
      `Chromium ${browser.version()}, processor slowed ${SLOWDOWN} times, worst of ${RUNS} runs, milliseconds`,
    );
    line('', '', [
      'first paint',
      'settled',
      'longest task',
      'tasks > 50',
      'slowest input',
      'dragged: longest',
      'tasks > 50',
    ]);
    let isMet = true;
    // Not counted: the first times run before it is compiled.
    for (let at = 0; at < 2; at += 1) timeFixedWork();
    const fixedWork: number[] = [];
    const use = (what: { by: Maker; part: Part }) => {
      fixedWork.push(timeFixedWork());
      return usePart(browser, server.url, what);
    };
    for (const [part, name] of PARTS) {
      const ours = await worst(() => use({ by: 'ours', part }));
      const mui = await worst(() => use({ by: 'mui', part }));
      report(name, 'ours', ours);
      report('', 'mui', mui);
      isMet &&= ours.longTasks.every((task) => task <= TASK_TARGET_MS);
    }
    console.log(
      `the same work took ${Math.round(Math.min(...fixedWork))} to ${Math.round(Math.max(...fixedWork))} ms before the runs: times by the clock differ as much`,
    );
    console.log(`no task over ${TASK_TARGET_MS} ms while scrolling and typing: ${isMet ? 'met' : 'NOT met'}`);
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds that some work takes which is always the same: how fast the machine is just now. */
function timeFixedWork(): number {
  const start = performance.now();
  for (let at = 0, sum = 0; at < FIXED_STEPS; at += 1) sum = (sum + Math.imul(at, 31)) | 0;
  return performance.now() - start;
}

async function buildPage(outDir: string): Promise<void> {
  await build({
    root: fileURLToPath(new URL('ui/page', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { conditions: ['headnote-source', ...defaultClientConditions] },
    build: { outDir, emptyOutDir: true, target: 'esnext', chunkSizeWarningLimit: 4000 },
  });
}

/** The worst of several runs in each figure: a promise holds in all of them. */
async function worst(use: () => Promise<Use>): Promise<Use> {
  const runs: Use[] = [];
  for (let i = 0; i < RUNS; i += 1) runs.push(await use());
  const most = (read: (run: Use) => number) => Math.max(...runs.map(read));
  return {
    firstPaint: most(({ firstPaint }) => firstPaint),
    settled: most(({ settled }) => settled),
    longTasks: worstOf(runs.map(({ longTasks }) => longTasks)),
    dragTasks: worstOf(runs.map(({ dragTasks }) => dragTasks)),
    slowestInput: most(({ slowestInput }) => slowestInput),
  };
}

const longest = (tasks: readonly number[]) => Math.max(0, ...tasks);

const worstOf = (runs: readonly (readonly number[])[]) => runs.toSorted((a, b) => longest(b) - longest(a))[0] ?? [];

const inWords = (tasks: readonly number[]) => (tasks.length === 0 ? 'under 50' : Math.round(longest(tasks)).toString());

function report(name: string, by: Maker, use: Use): void {
  line(name, by, [
    Math.round(use.firstPaint).toString(),
    Math.round(use.settled).toString(),
    inWords(use.longTasks),
    use.longTasks.length.toString(),
    Math.round(use.slowestInput).toString(),
    inWords(use.dragTasks),
    use.dragTasks.length.toString(),
  ]);
}

function line(name: string, by: string, figures: readonly string[]): void {
  console.log([name.padEnd(28), by.padEnd(6), ...figures.map((figure) => figure.padStart(18))].join(''));
}
