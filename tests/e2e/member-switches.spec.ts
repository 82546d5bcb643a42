import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { enter } from './support/enter.js';
import { expectUncovered, watchConsole } from './support/screens.js';

// A member who goes from screen to screen for a whole day: nothing is sent twice, and nothing stays behind.

const SWITCHES = 500;
/** What the first visits keep for good, such as code, caches and the lists that were read. */
const WARM_UP = 60;
/** What a page may hold afterwards, as a share of what it held before. A screen that leaks doubles it in 500 switches. */
const ALLOWED_GROWTH = { nodes: 1.1, listeners: 1.1, heap: 1.5 } as const;

interface Left {
  readonly nodes: number;
  readonly listeners: number;
  readonly heap: number;
}

/** What the page holds after the browser has thrown away what nothing uses. */
async function leftIn(page: Page, session: CDPSession): Promise<Left> {
  await page.waitForLoadState('networkidle');
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners'), heap: valueOf('JSHeapUsedSize') };
}

/** Searches in the bar and opens the first judgment found. */
async function openFound(page: Page, words: string): Promise<void> {
  await page.locator('.hn-bar').getByRole('combobox', { name: 'Search judgments and bare acts' }).fill(words);
  await page.locator('.hn-bar').getByRole('combobox', { name: 'Search judgments and bare acts' }).press('Enter');
  await page.getByRole('region', { name: 'Results' }).locator('.hn-row__title a').first().click();
  await expect(page.getByRole('region', { name: 'Text of the judgment' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Presses the links of the bar in turn, the next one before the screen of the last has come. */
async function switchScreens(page: Page, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let turn = 0; turn < count; turn += 1) {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('.hn-bar a[href^="/Lawsuit/"]')];
      links[turn % links.length]?.click();
      // Some screens get time to draw and to ask the server, others none.
      for (let frame = 0; frame < turn % 4; frame += 1) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, times);
  await page.locator('.hn-bar').getByRole('link', { name: 'Library', exact: true }).click();
  await expect(page).toHaveURL(/\/Lawsuit\/library$/);
  await expect(page.getByRole('navigation', { name: 'Folders and lists' })).toBeVisible();
  await expectUncovered(page);
}

test(`N3: ${SWITCHES} fast switches between screens send nothing twice and leave nothing behind`, async ({ page }) => {
  const { problems } = watchConsole(page);
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Searches are POST requests that write nothing.
    if (request.method() === 'POST' && !pathname.startsWith('/api/ec/')) writes.push(pathname);
  });
  await enter(page, process.env.SAMPLE_URL ?? '');
  // The welcome page then shows the words where the reading stopped, and reads the judgment for them once.
  await openFound(page, 'arbitration');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  await switchScreens(page, WARM_UP);
  const before = await leftIn(page, session);
  writes.length = 0;
  await switchScreens(page, SWITCHES);
  // A request or a timer may still hold the screen that was left last; what leaks is never let go.
  await expect(async () => {
    const after = await leftIn(page, session);
    for (const name of ['nodes', 'listeners', 'heap'] as const)
      expect(after[name] / before[name], name).toBeLessThan(ALLOWED_GROWTH[name]);
  }).toPass({ timeout: 30_000 });
  expect(writes).toEqual([]);

  // The history gets a search and a judgment once each.
  await openFound(page, 'notice hearing');
  expect(writes.filter((path) => path === '/api/library/addhistory')).toHaveLength(2);
  expect(problems).toEqual([]);
});
