import type { Browser, Page } from 'playwright';

export type Part = 'list' | 'tree' | 'combo';
export type Maker = 'ours' | 'mui';

/** How much slower the page's processor is made: a phone of the middle class beside this machine. */
export const SLOWDOWN = 4;
/** Milliseconds without a task of 50 ms or more after which a page counts as drawn. */
const QUIET_MS = 1500;
/** A machine that is busy with other work never gets quiet; it is measured all the same. */
const SETTLE_LIMIT_MS = 60_000;
const WHEELS = 60;
const WHEEL_STEP = 400;
const ARROWS = 15;
/** As fast as a reader types and presses. */
const PRESS_MS = 90;

/** One use of one part by one maker; times in milliseconds. */
export interface Use {
  readonly firstPaint: number;
  /** Until the page had drawn all that it draws by itself. */
  readonly settled: number;
  /** Every task of more than 50 ms while it was scrolled and typed into. */
  readonly longTasks: readonly number[];
  /** The slowest key or click, from the press to the next picture. */
  readonly slowestInput: number;
}

interface Noted {
  tasks: { start: number; duration: number }[];
  inputs: { start: number; duration: number }[];
}

/** Opens the page of a part on a slowed processor, uses it as a reader would, and says what that cost. */
export async function usePart(browser: Browser, url: string, { by, part }: { by: Maker; part: Part }): Promise<Use> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    // tsx wraps inner functions in a helper that a page does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(noteTasks);
    await page.goto(`${url}/?by=${by}&part=${part}`);
    await page
      .getByRole(part === 'list' ? 'checkbox' : part === 'tree' ? 'treeitem' : 'combobox')
      .first()
      .waitFor({ timeout: 120_000 });
    const settled = await waitUntilQuiet(page);
    await uses[part](page);
    await waitUntilQuiet(page);
    return await page.evaluate((from) => {
      const noted = (window as unknown as { noted: Noted }).noted;
      const since = <T extends { start: number; duration: number }>(list: T[]) =>
        list.filter(({ start }) => start > from);
      return {
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
        settled: from,
        longTasks: since(noted.tasks).map(({ duration }) => duration),
        slowestInput: Math.max(0, ...since(noted.inputs).map(({ duration }) => duration)),
      };
    }, settled);
  } finally {
    await page.close();
  }
}

/** Runs in the page before its scripts. */
function noteTasks(): void {
  const noted: Noted = { tasks: [], inputs: [] };
  (window as unknown as { noted: Noted }).noted = noted;
  const into = (list: Noted['tasks']) => (entries: PerformanceObserverEntryList) =>
    list.push(...entries.getEntries().map(({ startTime, duration }) => ({ start: startTime, duration })));
  new PerformanceObserver(into(noted.tasks)).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver(into(noted.inputs)).observe({
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  } as PerformanceObserverInit);
}

/** Resolves once no long task has come for a while, with the page's time at which the last one ended. */
function waitUntilQuiet(page: Page): Promise<number> {
  return page.evaluate(
    ({ quiet, limit }) =>
      new Promise<number>((resolve) => {
        const { noted } = window as unknown as { noted: Noted };
        const look = () => {
          const last = noted.tasks.at(-1);
          const end = last ? last.start + last.duration : 0;
          if (performance.now() - end > quiet || performance.now() > limit)
            resolve(Math.max(end, performance.now() - quiet));
          else setTimeout(look, 100);
        };
        setTimeout(look, quiet);
      }),
    { quiet: QUIET_MS, limit: SETTLE_LIMIT_MS },
  );
}

const uses: Record<Part, (page: Page) => Promise<void>> = {
  list: async (page) => {
    // At once, while rows may still come, and again with all of them.
    await page.mouse.move(400, 400);
    await wheel(page, WHEELS);
    await wheel(page, -WHEELS / 2);
    // Asked seldom and cheaply: what asks runs in the page that is measured.
    await page.waitForFunction(() => !document.querySelector('[role=list][aria-busy]'), undefined, { polling: 500 });
    await wheel(page, WHEELS);
    const field = page.locator('input:not([type=checkbox])').first();
    await field.focus();
    await type(page);
  },
  tree: async (page) => {
    const row = page.getByRole('treeitem').nth(3);
    await row.hover();
    await wheel(page, WHEELS / 2);
    await wheel(page, -WHEELS / 2);
    await page.locator('[role=treeitem][tabindex="0"]').first().focus();
    await press(page, 'Home');
    for (const key of ['ArrowLeft', 'ArrowRight', 'Space', 'Space', ...Array<string>(ARROWS).fill('ArrowDown')])
      await press(page, key);
  },
  combo: async (page) => {
    const field = page.getByRole('combobox');
    // Move, press and release without a moment between would be a single task, which no hand brings about.
    await field.hover();
    await field.click({ delay: PRESS_MS });
    await type(page);
    for (let i = 0; i < ARROWS; i += 1) await press(page, 'ArrowDown');
    await page.getByRole('option').nth(3).hover();
    await wheel(page, WHEELS / 2);
    await press(page, 'ArrowDown');
    await press(page, 'Enter');
  },
};

async function type(page: Page): Promise<void> {
  for (const key of ['a', 's', 'h', 'o', 'Backspace', 'Backspace', 'Backspace', 'Backspace']) await press(page, key);
}

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForTimeout(PRESS_MS);
}

async function wheel(page: Page, times: number): Promise<void> {
  for (let i = 0; i < Math.abs(times); i += 1) {
    await page.mouse.wheel(0, Math.sign(times) * WHEEL_STEP);
    await page.waitForTimeout(16);
  }
}
