import type { Browser, Page } from 'playwright';

export type Part = 'list' | 'tree' | 'combo';
export type Maker = 'ours' | 'mui';

/** How much slower the page's processor is made: a phone of the middle class beside this machine. */
export const SLOWDOWN = 4;
/** Milliseconds without a task of 50 ms or more after which a page counts as drawn. */
const QUIET_MS = 1500;
/** A machine that is busy with other work never gets quiet; it is measured all the same. */
const SETTLE_LIMIT_MS = 60_000;
/** A picture at 60 a second. */
const FRAME_MS = 16;
/** Px a picture of the fastest fling that Android has, 8,000 a second. */
const FLING_STEP = 128;
const FLING_STEPS = 150;
/** Px a picture, and pictures, of a scroll bar that is dragged through thirty screens a second: rows fly by, nobody reads. */
const DRAG_STEP = 400;
const DRAG_STEPS = 60;
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
  /** Every such task while the scroll bar was dragged; none where nothing long scrolls. */
  readonly dragTasks: readonly number[];
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
    const field = await fieldPlace(page);
    const settled = await waitUntilQuiet(page);
    await uses[part](page, field);
    await waitUntilQuiet(page);
    if (!(await page.evaluate(isUsed[part]))) throw new Error(`The ${part} by ${by} was not used to its end.`);
    const used = await page.evaluate(() => performance.now());
    if (part !== 'combo') {
      await page.mouse.move(IN_LIST.x, IN_LIST.y);
      await wheel(page, DRAG_STEPS, DRAG_STEP);
      await wheel(page, DRAG_STEPS, -DRAG_STEP);
      await waitUntilQuiet(page);
    }
    return await page.evaluate(
      ({ from, to }) => {
        const noted = (window as unknown as { noted: Noted }).noted;
        const durations = (list: Noted['tasks'], first: number, last = Infinity) =>
          list.filter(({ start }) => start > first && start < last).map(({ duration }) => duration);
        return {
          firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
          settled: from,
          longTasks: durations(noted.tasks, from, to),
          dragTasks: durations(noted.tasks, to),
          slowestInput: Math.max(0, ...durations(noted.inputs, from)),
        };
      },
      { from: settled, to: used },
    );
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

/** Somewhere on the page, px. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** In the list or the tree of every page. */
const IN_LIST: Place = { x: 200, y: 300 };

/** Px below the middle of a field, where the list under it has its first rows. */
const LIST_BELOW = 120;

/** The middle of the text field of the page; the middle of the page where it has none. */
function fieldPlace(page: Page): Promise<Place> {
  return page.evaluate(() => {
    const field = document.querySelector('input:not([type=checkbox])')?.getBoundingClientRect();
    return field
      ? { x: field.left + field.width / 2, y: field.top + field.height / 2 }
      : { x: innerWidth / 2, y: innerHeight / 2 };
  });
}

// Only what a hand and a wheel do: whatever looks for elements would run, and be measured, in the page.
const uses: Record<Part, (page: Page, field: Place) => Promise<void>> = {
  list: async (page, field) => {
    // At once, while rows may still come, and again with all of them.
    await page.mouse.move(IN_LIST.x, IN_LIST.y);
    await fling(page);
    await page.evaluate(untilListIsDrawn);
    await fling(page);
    await press(page, 'Home');
    await click(page, field);
    await type(page);
  },
  tree: async (page) => {
    await page.mouse.move(IN_LIST.x, IN_LIST.y);
    await fling(page);
    for (const key of ['Tab', 'Home', 'ArrowLeft', 'ArrowRight', 'Space', 'Space']) await press(page, key);
    for (let i = 0; i < ARROWS; i += 1) await press(page, 'ArrowDown');
  },
  combo: async (page, field) => {
    await click(page, field);
    await type(page);
    for (let i = 0; i < ARROWS; i += 1) await press(page, 'ArrowDown');
    await page.mouse.move(field.x, field.y + LIST_BELOW);
    await fling(page);
    await press(page, 'ArrowDown');
    await press(page, 'Enter');
  },
};

/** Run in the page: whether it stands as it does after it was used. */
const isUsed: Record<Part, () => boolean> = {
  list: () => document.activeElement?.matches('input:not([type=checkbox])') === true,
  tree: () => Boolean(document.activeElement?.closest('[role=treeitem]')),
  combo: () => document.querySelector('input')?.value !== '',
};

/** Runs in the page. */
function untilListIsDrawn(): Promise<void> {
  const list = document.querySelector('[role=list], ul');
  return new Promise((resolve) => {
    const look = () => {
      if (list?.hasAttribute('aria-busy')) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    if (list) observer.observe(list, { attributeFilter: ['aria-busy'] });
    look();
  });
}

/** As a hand does: move, press and release without a moment between would be a single task. */
async function click(page: Page, { x, y }: Place): Promise<void> {
  await page.mouse.move(x, y);
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
  await page.waitForTimeout(PRESS_MS);
}

async function type(page: Page): Promise<void> {
  for (const key of ['a', 's', 'h', 'o', 'Backspace', 'Backspace', 'Backspace', 'Backspace']) await press(page, key);
}

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForTimeout(PRESS_MS);
}

/** Down, half of it back, and on. */
async function fling(page: Page): Promise<void> {
  await wheel(page, FLING_STEPS, FLING_STEP);
  await wheel(page, FLING_STEPS / 2, -FLING_STEP);
  await wheel(page, FLING_STEPS / 2, FLING_STEP);
}

/** Steps by the clock: what one takes longer the next waits less. */
async function wheel(page: Page, steps: number, step: number): Promise<void> {
  const start = performance.now();
  for (let at = 1; at <= steps; at += 1) {
    await page.mouse.wheel(0, step);
    const early = start + at * FRAME_MS - performance.now();
    if (early > 0) await page.waitForTimeout(early);
  }
}
