import { same, type Now, type Suite } from './suite.js';

/** Drives a carousel and reads its state. */
export interface CarouselDriver {
  /** Presses the next button. */
  readonly next: () => Now;
  /** Presses the previous button. */
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
  /** Removes the focus. */
  readonly blur: () => Now;
  /** Presses the button that starts the movement. */
  readonly play: () => Now;
  /** Changes the number of slides shown at once. */
  readonly setVisible: (visible: number) => Now;
  /** Advances the machine's clock. */
  readonly pass: (milliseconds: number) => Now;
  /** Indexes of the slides shown. */
  readonly shown: () => readonly number[];
  /** Number of dots, and the current one. */
  readonly dots: () => readonly [count: number, current: number];
  /** Whether the previous and next buttons are enabled. */
  readonly buttons: () => readonly [previous: boolean, next: boolean];
  /** The last announcement: from, to and count; undefined for none. */
  readonly announced: () => readonly [from: number, to: number, count: number] | undefined;
}

/** Options of a view. */
export interface CarouselCase {
  /** Number of slides. */
  readonly count: number;
  /** Number of slides shown at once; 1 by default. */
  readonly visible?: number;
  /** Whether the first page follows the last one. */
  readonly loops?: boolean;
  /** Milliseconds between automatic moves. */
  readonly autoplayMs?: number;
  /** Whether the user prefers reduced motion. */
  readonly reducedMotion?: boolean;
  /** Text direction. */
  readonly direction?: 'ltr' | 'rtl';
}

/** Creates a view for one test. */
export type MountCarousel = (options: CarouselCase) => Now<CarouselDriver>;

/** The tests of every carousel. */
export const carouselSuite: Suite<MountCarousel> = [
  {
    name: 'moves by pages and always shows a full last page',
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
    name: 'loops if configured',
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
    name: 'announces a move by the user, but not an automatic one',
    async run(mount) {
      const driver = await mount({ count: 7, visible: 3, autoplayMs: 1000 });
      await driver.pass(1000);
      same([driver.shown(), driver.announced() ?? null], [[3, 4, 5], null], 'automatically');
      await driver.next();
      same(driver.announced(), [5, 7, 7], 'by the user');
    },
  },
  {
    name: 'moves automatically until the user moves',
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
    name: 'pauses under the pointer and stops when the focus is inside',
    async run(mount) {
      const driver = await mount({ count: 3, autoplayMs: 1000 });
      await driver.hover();
      await driver.pass(61_000);
      same(driver.shown(), [0], 'under the pointer');
      await driver.unhover();
      await driver.pass(1000);
      same(driver.shown(), [1], 'continues');
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
    name: 'does not move automatically with reduced motion',
    async run(mount) {
      const driver = await mount({ count: 3, autoplayMs: 1000, reducedMotion: true });
      await driver.pass(61_000);
      same(driver.shown(), [0], 'still');
    },
  },
  {
    name: 'moves with the arrow keys, Home and End, mirrored in right-to-left text',
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
    name: 'keeps the first slide when the width changes',
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
