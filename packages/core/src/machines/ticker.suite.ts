import { same, type Now, type Suite } from './suite.js';

/** What the suite does with a ticker, and sees of it. */
export interface TickerDriver {
  /** Moves the pointer over it. */
  readonly hover: () => Now;
  /** Moves the pointer away. */
  readonly unhover: () => Now;
  /** Puts the focus inside. */
  readonly focus: () => Now;
  /** Takes the focus away. */
  readonly blur: () => Now;
  /** Nobody sees the page. */
  readonly hide: () => Now;
  /** Somebody sees the page again. */
  readonly reveal: () => Now;
  /** Presses the button that pauses and plays. */
  readonly toggle: () => Now;
  /** Shows the item after. */
  readonly next: () => Now;
  /** Shows the item before. */
  readonly previous: () => Now;
  /** Gives another number of items. */
  readonly setCount: (count: number) => Now;
  /** Lets time pass on the machine's clock. */
  readonly pass: (milliseconds: number) => Now;
  /** Index of the item shown. */
  readonly shown: () => number;
  /** Whether the button offers to play. */
  readonly isPaused: () => boolean;
}

/** Makes a skin for so many items, each for one second. */
export type MountTicker = (options: { readonly count: number; readonly reducedMotion?: boolean }) => Now<TickerDriver>;

/** What every ticker promises. */
export const tickerSuite: Suite<MountTicker> = [
  {
    name: 'shows one item after the other, the first after the last',
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
    name: 'stands still under the pointer, with the focus inside and while nobody sees it',
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
        same(driver.shown(), before, 'held');
        await release();
        await driver.pass(1000);
        same(driver.shown(), (before + 1) % 3, 'goes on');
      }
    },
  },
  {
    name: 'waits until the last reason is gone',
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
    name: 'stops when told to, and goes on when told to',
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
      same(driver.shown(), 1, 'held again by a reader who comes back');
    },
  },
  {
    name: 'begins paused for a reader who wants little motion, and moves only when told to',
    async run(mount) {
      const driver = await mount({ count: 3, reducedMotion: true });
      await driver.pass(61_000);
      same([driver.shown(), driver.isPaused()], [0, true], 'paused');
      await driver.next();
      same(driver.shown(), 1, 'by hand');
      await driver.toggle();
      await driver.pass(1000);
      same(driver.shown(), 2, 'by itself');
    },
  },
  {
    name: 'gives an item reached by hand its whole time',
    async run(mount) {
      const driver = await mount({ count: 3 });
      await driver.pass(900);
      await driver.previous();
      same(driver.shown(), 2, 'before the first is the last');
      await driver.pass(999);
      same(driver.shown(), 2, 'a moment before');
      await driver.pass(1);
      same(driver.shown(), 0, 'after it');
    },
  },
  {
    name: 'keeps its place when the list grows, and begins again when its item is gone',
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
