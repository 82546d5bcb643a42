import { same, type Now, type Suite } from './suite.js';

/** What the suite does with a carousel, and sees of it. */
export interface CarouselDriver {
  /** Presses the button for the page further on. */
  readonly next: () => Now;
  /** Presses the button for the page before. */
  readonly previous: () => Now;
  /** Presses a dot. */
  readonly go: (page: number) => Now;
  /** Presses a key by its name on the slides. */
  readonly press: (key: string) => Now;
  /** Moves the pointer over it. */
  readonly hover: () => Now;
  /** Moves the pointer away. */
  readonly unhover: () => Now;
  /** Puts the focus on the slides. */
  readonly focus: () => Now;
  /** Takes the focus away. */
  readonly blur: () => Now;
  /** Presses the button that starts the movement. */
  readonly play: () => Now;
  /** Another number of slides shown at once. */
  readonly setVisible: (visible: number) => Now;
  /** Lets time pass on the machine's clock. */
  readonly pass: (milliseconds: number) => Now;
  /** Indexes of the slides shown. */
  readonly shown: () => readonly number[];
  /** Number of dots, and the current one. */
  readonly dots: () => readonly [count: number, current: number];
  /** Whether the buttons for the page before and the page further on do something. */
  readonly buttons: () => readonly [previous: boolean, next: boolean];
  /** What was announced last: from, to and count; undefined for nothing. */
  readonly announced: () => readonly [from: number, to: number, count: number] | undefined;
}

/** What the suite asks of a skin. */
export interface CarouselCase {
  /** How many slides there are. */
  readonly count: number;
  /** How many are shown at once; 1 by default. */
  readonly visible?: number;
  /** Whether the first page follows the last. */
  readonly loops?: boolean;
  /** Milliseconds a page stays when it moves by itself. */
  readonly autoplayMs?: number;
  /** The reader wants little motion. */
  readonly reducedMotion?: boolean;
  /** The way text runs. */
  readonly direction?: 'ltr' | 'rtl';
}

/** Makes a skin for one case. */
export type MountCarousel = (options: CarouselCase) => Now<CarouselDriver>;

/** What every carousel promises. */
export const carouselSuite: Suite<MountCarousel> = [
  {
    name: 'turns by pages, and shows a full last one',
    async run(mount) {
      const driver = await mount({ count: 7, visible: 3 });
      same(
        [driver.shown(), driver.dots(), driver.buttons()],
        [
          [0, 1, 2],
          [3, 0],
          [false, true],
        ],
        'first',
      );
      await driver.next();
      same(
        [driver.shown(), driver.dots(), driver.buttons()],
        [
          [3, 4, 5],
          [3, 1],
          [true, true],
        ],
        'second',
      );
      await driver.next();
      same(
        [driver.shown(), driver.dots(), driver.buttons()],
        [
          [4, 5, 6],
          [3, 2],
          [true, false],
        ],
        'last',
      );
      await driver.next();
      same(driver.shown(), [4, 5, 6], 'no further');
      await driver.previous();
      await driver.previous();
      await driver.previous();
      same(driver.shown(), [0, 1, 2], 'and back');
    },
  },
  {
    name: 'goes round when it is to',
    async run(mount) {
      const driver = await mount({ count: 4, visible: 2, loops: true });
      same(driver.buttons(), [true, true], 'both ways');
      await driver.previous();
      same(driver.shown(), [2, 3], 'before the first');
      await driver.next();
      same(driver.shown(), [0, 1], 'after the last');
    },
  },
  {
    name: 'says what a reader has turned to, and nothing when it moves by itself',
    async run(mount) {
      const driver = await mount({ count: 7, visible: 3, autoplayMs: 1000 });
      await driver.pass(1000);
      same([driver.shown(), driver.announced() ?? null], [[3, 4, 5], null], 'by itself');
      await driver.next();
      same(driver.announced(), [5, 7, 7], 'by hand');
    },
  },
  {
    name: 'moves by itself until a reader turns a page',
    async run(mount) {
      const driver = await mount({ count: 3, autoplayMs: 1000 });
      await driver.pass(3000);
      same(driver.shown(), [0], 'once round');
      await driver.go(1);
      await driver.pass(61_000);
      same(driver.shown(), [1], 'stopped');
      await driver.play();
      await driver.pass(1000);
      same(driver.shown(), [2], 'started again');
    },
  },
  {
    name: 'stands still under the pointer, and for good once the focus is inside',
    async run(mount) {
      const driver = await mount({ count: 3, autoplayMs: 1000 });
      await driver.hover();
      await driver.pass(61_000);
      same(driver.shown(), [0], 'under the pointer');
      await driver.unhover();
      await driver.pass(1000);
      same(driver.shown(), [1], 'goes on');
      await driver.focus();
      await driver.blur();
      await driver.pass(61_000);
      same(driver.shown(), [1], 'after the focus was inside');
      await driver.focus();
      await driver.play();
      await driver.pass(1000);
      same(driver.shown(), [2], 'started with the focus on the button');
    },
  },
  {
    name: 'does not move by itself for a reader who wants little motion',
    async run(mount) {
      const driver = await mount({ count: 3, autoplayMs: 1000, reducedMotion: true });
      await driver.pass(61_000);
      same(driver.shown(), [0], 'still');
    },
  },
  {
    name: 'turns with the arrow keys, Home and End, the other way where text runs from right to left',
    async run(mount) {
      const driver = await mount({ count: 4, visible: 2, direction: 'rtl' });
      await driver.focus();
      await driver.press('ArrowLeft');
      same(driver.shown(), [2, 3], 'on');
      await driver.press('ArrowRight');
      same(driver.shown(), [0, 1], 'back');
      await driver.press('End');
      same(driver.shown(), [2, 3], 'End');
      await driver.press('Home');
      same(driver.shown(), [0, 1], 'Home');
    },
  },
  {
    name: 'keeps the first slide where the width changes',
    async run(mount) {
      const driver = await mount({ count: 7, visible: 1 });
      await driver.go(3);
      await driver.setVisible(3);
      same(
        [driver.shown(), driver.dots()],
        [
          [3, 4, 5],
          [3, 1],
        ],
        'wider',
      );
      await driver.setVisible(10);
      same(
        [driver.shown(), driver.dots(), driver.buttons()],
        [
          [0, 1, 2, 3, 4, 5, 6],
          [1, 0],
          [false, false],
        ],
        'all',
      );
    },
  },
];
