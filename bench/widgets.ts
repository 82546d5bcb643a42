import { chromium, type Browser, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromiumFlags, chromiumPath } from '../scripts/browser.mjs';
import { serve, type BenchServer } from './widgets/bench-server.js';
import { makeSubjects, type Subject } from './widgets/subjects.js';

const ROWS = 8;
const RUNS = 7;
/** A phone of an Indian student against this machine. */
const SLOWDOWN = 4;

/** What one visit with an empty cache costs. */
interface Visit {
  readonly bytes: number;
  readonly requests: number;
  readonly scriptMs: number;
  /** Requests to other servers, which this machine does not answer. */
  readonly others: number;
  readonly longMs: number;
  readonly shift: number;
}

/**
 * Measures the same job in four ways: eight rows of the same local answer with the same fields, empty cache, slowed
 * processor. Fails if one of them does not show the rows.
 */
export async function run(): Promise<void> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  execFileSync('npm', ['run', '--silent', 'build', '-w', '@headnote/widgets'], { cwd: root, stdio: 'ignore' });
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] });
  console.log(`${ROWS} rows, empty cache, processor ${SLOWDOWN} times slower, median of ${RUNS} visits in turn\n`);
  console.log(
    '| page | KB of code, gzip | requests | to other servers | script ms, fastest / median | ms in tasks over 50 ms, fewest / median | shift | shift, height reserved |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  const sides = await Promise.all(
    (await makeSubjects()).map(async (subject) => new Side(subject, await serve(subject))),
  );
  // In turn, so that other work of the machine meets all of them; the first round warms the browser.
  for (let round = 0; round <= RUNS; round += 1) for (const side of sides) await side.measure(browser, round > 0);
  for (const side of sides) console.log(side.row());
  await Promise.all(sides.map(({ server }) => server.close()));
  await browser.close();
}

/** One subject with what its visits have cost. */
class Side {
  readonly subject: Subject;
  readonly server: BenchServer;
  readonly free: Visit[] = [];
  readonly reserved: Visit[] = [];

  constructor(subject: Subject, server: BenchServer) {
    this.subject = subject;
    this.server = server;
  }

  async measure(browser: Browser, counts: boolean): Promise<void> {
    const free = await visit(browser, this.subject, this.server, '/');
    const reserved = await visit(browser, this.subject, this.server, '/reserved');
    if (!counts) return;
    this.free.push(free);
    this.reserved.push(reserved);
  }

  row(): string {
    const { subject, free, reserved } = this;
    const figures = [
      (median(free, 'bytes') / 1000).toFixed(1),
      median(free, 'requests').toFixed(0),
      median(free, 'others').toFixed(0),
      `${least(free, 'scriptMs').toFixed(0)} / ${median(free, 'scriptMs').toFixed(0)}`,
      `${least(free, 'longMs').toFixed(0)} / ${median(free, 'longMs').toFixed(0)}`,
      median(free, 'shift').toFixed(3),
      median(reserved, 'shift').toFixed(3),
    ];
    return `| ${[subject.name, ...figures].join(' | ')} |`;
  }
}

async function visit(browser: Browser, { row }: Subject, { url, sent }: BenchServer, path: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 800, height: 1400 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  let others = 0;
  await page.route(
    (address) => address.origin !== url,
    async (route) => {
      others += 1;
      await route.abort();
    },
  );
  await page.addInitScript(watch);
  Object.assign(sent, { bytes: 0, requests: 0 });
  await page.goto(url + path);
  await page
    .locator(row)
    .nth(ROWS - 1)
    .waitFor({ state: 'attached', timeout: 60_000 });
  const shown = await page.locator(row).count();
  if (shown !== ROWS) throw new Error(`${url} shows ${shown} rows.`);
  await page.waitForLoadState('networkidle');
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  const seen = await readSeen(page);
  await context.close();
  return { ...sent, ...seen, others, scriptMs: seconds * 1000 };
}

interface Seen {
  shift: number;
  longMs: number;
}

/** Runs in the page, before its own scripts. */
function watch(): void {
  const seen = { shift: 0, longMs: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as unknown as { value: number }[]) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longMs += duration;
  }).observe({ type: 'longtask', buffered: true });
}

const readSeen = (page: Page): Promise<Seen> =>
  page.evaluate(async () => {
    // Entries of the last frame reach the observers in a later task.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return (window as unknown as { seen: Seen }).seen;
  });

function median(measured: readonly Visit[], name: keyof Visit): number {
  const values = measured.map((one) => one[name]).toSorted((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The visit that other work of the machine disturbed least. */
function least(measured: readonly Visit[], name: keyof Visit): number {
  return Math.min(...measured.map((one) => one[name]));
}
