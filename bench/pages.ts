import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumFlags, chromiumPath } from '../scripts/browser.mjs';
import { startServer } from '../tests/e2e/support/test-server.js';

const RUNS = 5;
/** A phone of an Indian student against this machine. */
const SLOWDOWN = 4;
/** Slow 4G, as Lighthouse has it: bytes a second, and milliseconds. */
const NETWORK = { offline: false, downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 };
/** Port of the browser that Lighthouse drives. */
const DEBUGGING_PORT = 9_317;

/** A page, and what a visitor does on it. */
interface Subject {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
}

const subjects: readonly Subject[] = [
  {
    name: 'home',
    path: '/',
    async act(page) {
      await page.getByRole('tab', { name: 'High Courts' }).click();
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('link', { name: 'Forgot password?' }).first().click();
    },
  },
  {
    name: 'case preview',
    path: '/case/2024-hns-1',
    async act(page) {
      await page.locator('main .hn-chip').first().click();
      await page.keyboard.press('Tab');
    },
  },
  {
    name: 'packages',
    path: '/packages',
    async act(page) {
      await page
        .getByRole('link', { name: /Free Trial/i })
        .first()
        .focus();
      await page.keyboard.press('Tab');
      await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    },
  },
];

/** What one visit showed: milliseconds, and layout shift. */
interface Visit {
  readonly lcp: number;
  readonly shift: number;
  /** The slowest interaction. */
  readonly interaction: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/**
 * Measures home, a case and the packages of the built server with the sample: largest contentful paint against a static page
 * with the same content (the same HTML, styles and fonts, without script) in the same run, layout shift, the slowest of a few
 * interactions, all with a processor four times slower; and Lighthouse's performance score.
 */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'headnote-pages-'));
  const server = await startServer(join(folder, 'data'));
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumFlags, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    console.log(`Processor ${SLOWDOWN} times slower, slow 4G, empty cache, median of ${RUNS} visits in turn\n`);
    console.log(
      '| page | LCP ms | LCP ms of the static page | ratio | CLS, largest | slowest interaction ms | Lighthouse performance |',
    );
    console.log('|---|---|---|---|---|---|---|');
    for (const subject of subjects) {
      const plain = await serveStatic(server.url, subject.path);
      const visits: Visit[] = [];
      const plainVisits: Visit[] = [];
      // In turn, so that other work of the machine meets both; the first round warms the browser.
      for (let round = 0; round <= RUNS; round += 1) {
        const own = await visit(browser, server.url + subject.path, subject.act);
        const peer = await visit(browser, plain.url);
        if (round === 0) continue;
        visits.push(own);
        plainVisits.push(peer);
      }
      plain.server.closeAllConnections();
      plain.server.close();
      const scores = [];
      for (let round = 0; round < RUNS; round += 1) scores.push(await performanceScore(server.url + subject.path));
      const [lcp, peerLcp] = [visits, plainVisits].map((all) => median(all.map((each) => each.lcp)));
      const cells = [
        subject.name,
        lcp?.toFixed(0),
        peerLcp?.toFixed(0),
        ((lcp ?? 0) / (peerLcp ?? 1)).toFixed(2),
        Math.max(...visits.map(({ shift }) => shift)).toFixed(3),
        median(visits.map(({ interaction }) => interaction)).toFixed(0),
        median(scores).toFixed(0),
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Serves a page of the server as a file: without script, with the same styles and fonts. */
async function serveStatic(base: string, path: string): Promise<{ server: Server; url: string }> {
  const html = (await (await fetch(base + path)).text())
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');
  const files = new Map<string, { body: Buffer; type: string }>([
    [path, { body: Buffer.from(html), type: 'text/html; charset=utf-8' }],
  ]);
  for (const [, file = ''] of html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)) {
    const answer = await fetch(base + file);
    files.set(file, { body: Buffer.from(await answer.arrayBuffer()), type: answer.headers.get('content-type') ?? '' });
  }
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (file === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'gzip' }).end(gzipSync(file.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { server, url: `http://localhost:${port}${path}` };
}

interface Figures {
  lcp: number;
  shift: number;
  interaction: number;
}

async function visit(browser: Browser, url: string, act?: Subject['act']): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'en-IN' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await page.addInitScript({ content: OBSERVE });
    await page.goto(url, { waitUntil: 'networkidle' });
    // Read before the first interaction, which ends the observation.
    const { lcp } = await figuresOf(page);
    if (act) await act(page);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))));
    const { shift, interaction } = await figuresOf(page);
    return { lcp, shift, interaction };
  } finally {
    await context.close();
  }
}

const figuresOf = (page: Page): Promise<Figures> =>
  page.evaluate(() => (globalThis as unknown as { figures: Figures }).figures);

/** Runs in the page, before its own scripts. A text, because a compiled function would call helpers that the page lacks. */
const OBSERVE = `
  const figures = (globalThis.figures = { lcp: 0, shift: 0, interaction: 0 });
  const watch = (type, hear) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear))
      .observe({ type, buffered: true, durationThreshold: 16 });
  watch('largest-contentful-paint', ({ startTime }) => { figures.lcp = startTime; });
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) figures.shift += value; });
  watch('event', ({ duration }) => { figures.interaction = Math.max(figures.interaction, duration); });
`;

async function performanceScore(url: string): Promise<number> {
  const result = await lighthouse(url, { port: DEBUGGING_PORT, onlyCategories: ['performance'], logLevel: 'error' });
  return (result?.lhr.categories['performance']?.score ?? 0) * 100;
}
