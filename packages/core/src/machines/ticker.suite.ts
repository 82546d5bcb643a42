import { same, type Now, type Suite } from './suite.js';

/** Drives a ticker and reads its state. */
export interface TickerDriver {
  /** Moves the pointer over it. */
  readonly hover: () => Now;
  /** Moves the pointer away. */
  readonly unhover: () => Now;
  /** Puts the focus inside. */
  readonly focus: () => Now;
  /** Removes the focus. */
  readonly blur: () => Now;
  /** Hides the page. */
  readonly hide: () => Now;
  /** Shows the page again. */
  readonly reveal: () => Now;
  /** Presses the button that pauses and plays. */
  readonly toggle: () => Now;
  /** Shows the next item. */
  readonly next: () => Now;
  /** Shows the previous item. */
  readonly previous: () => Now;
  /** Changes the number of items. */
  readonly setCount: (count: number) => Now;
  /** Advances the machine's clock. */
  readonly pass: (milliseconds: number) => Now;
  /** Index of the visible item. */
  readonly shown: () => number;
  /** Whether the button offers to play. */
  readonly isPaused: () => boolean;
}

/** Creates a view with this number of items, each shown for one second. */
export type MountTicker = (options: { readonly count: number; readonly reducedMotion?: boolean }) => Now<TickerDriver>;

/** The tests of every ticker. */
export const tickerSuite: Suite<MountTicker> = [
  {
    name: 'shows one item after another, and the first after the last',
    async run(mount) {
      const driver = await mount({ count: 3 });
      const seen: number[] = [];
      for (let step = 0; step < 4; step += 1) {
        seen.push(driver.shown());
        await driver.pass(1000);
      }
      same(seen, [0, 1, 2, 0], 'items');
    },
  },
  {
    name: 'pauses under the pointer, with the focus inside and while the page is hidden',
    async run(mount) {
      const driver = await mount({ count: 3 });
      for (const [hold, release] of [
        [driver.hover, driver.unhover],
        [driver.focus, driver.blur],
        [driver.hide, driver.reveal],
      ] as const) {
        const before = driver.shown();
        await hold();
        await driver.pass(10_000);
        same(driver.shown(), before, 'paused while it applies');
        await release();
        await driver.pass(1000);
        same(driver.shown(), (before + 1) % 3, 'continues');
      }
    },
  },
  {
    name: 'stays paused until the last reason is removed',
    async run(mount) {
      const driver = await mount({ count: 3 });
      await driver.hover();
      await driver.focus();
      await driver.unhover();
      await driver.pass(5000);
      same(driver.shown(), 0, 'with the focus still inside');
    },
  },
  {
    name: 'stops and starts with the button',
    async run(mount) {
      const driver = await mount({ count: 3 });
      await driver.toggle();
      await driver.pass(5000);
      same([driver.shown(), driver.isPaused()], [0, true], 'paused');
      await driver.hover();
      await driver.focus();
      await driver.toggle();
      await driver.pass(1000);
      same([driver.shown(), driver.isPaused()], [1, false], 'playing, with the pointer and the focus on the button');
      await driver.blur();
      await driver.focus();
      await driver.pass(5000);
      same(driver.shown(), 1, 'paused again when the focus returns');
    },
  },
  {
    name: 'is paused at first with reduced motion, and moves only on request',
    async run(mount) {
      const driver = await mount({ count: 3, reducedMotion: true });
      await driver.pass(61_000);
      same([driver.shown(), driver.isPaused()], [0, true], 'paused');
      await driver.next();
      same(driver.shown(), 1, 'by the user');
      await driver.toggle();
      await driver.pass(1000);
      same(driver.shown(), 2, 'automatically');
    },
  },
  {
    name: 'shows an item selected by the user for its full time',
    async run(mount) {
      const driver = await mount({ count: 3 });
      await driver.pass(900);
      await driver.previous();
      same(driver.shown(), 2, 'from the first back to the last');
      await driver.pass(999);
      same(driver.shown(), 2, 'a moment before');
      await driver.pass(1);
      same(driver.shown(), 0, 'after it');
    },
  },
  {
    name: 'keeps its position when the list grows, and starts again when its item is removed',
    async run(mount) {
      const driver = await mount({ count: 3 });
      await driver.next();
      await driver.setCount(5);
      same(driver.shown(), 1, 'grown');
      await driver.setCount(1);
      await driver.pass(61_000);
      same(driver.shown(), 0, 'one item does not move');
      await driver.setCount(0);
      await driver.next();
      same(driver.shown(), 0, 'none');
    },
  },
];
