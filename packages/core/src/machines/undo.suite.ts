import { same, type Now, type Suite } from './suite.js';

/** What the suite does with a list whose items can be deleted, and sees of it. */
export interface UndoDriver {
  /** Deletes an item. */
  readonly remove: (item: string) => Now;
  /** Presses Undo: of the latest, or of one item. */
  readonly undo: (item?: string) => Now;
  /** Presses Redo. */
  readonly redo: () => Now;
  /** The page is hidden. */
  readonly hidePage: () => Now;
  /** Puts the focus on the Undo button. */
  readonly hold: () => Now;
  /** Takes the focus away from the Undo button. */
  readonly release: () => Now;
  /** Presses Retry for a failure. */
  readonly retry: (item: string) => Now;
  /** Closes the message of a failure. */
  readonly forget: (item: string) => Now;
  /** Leaves the screen. */
  readonly unmount: () => Now;
  /** Lets time pass on the machine's clock. */
  readonly pass: (milliseconds: number) => Now;
  /** The server accepts, or refuses, what it was asked to delete last. */
  readonly answer: (answer: 'ok' | 'refused') => Now;
  /** The items shown. */
  readonly items: () => readonly string[];
  /** What the server was asked to delete, in order; with an exclamation mark where the page was going away. */
  readonly asked: () => readonly string[];
  /** Items whose deletion failed and was said so. */
  readonly failed: () => readonly string[];
  /** Whether there is something to undo, and to do again. */
  readonly can: () => readonly [undo: boolean, redo: boolean];
}

/** Makes a skin with the items `a`, `b` and `c`, and eight seconds to undo. */
export type MountUndo = () => Now<UndoDriver>;

/** What everything that can be undone promises. */
export const undoSuite: Suite<MountUndo> = [
  {
    name: 'takes an item away at once and for good after the time to undo',
    async run(mount) {
      const driver = await mount();
      await driver.remove('b');
      same(
        [driver.items(), driver.can()],
        [
          ['a', 'c'],
          [true, false],
        ],
        'at once',
      );
      await driver.pass(7999);
      same(driver.asked(), [], 'a moment before');
      await driver.pass(1);
      same([driver.asked(), driver.can()], [['b'], [false, false]], 'for good');
      await driver.undo();
      await driver.answer('ok');
      same(driver.items(), ['a', 'c'], 'too late');
    },
  },
  {
    name: 'brings it back when it is undone in time, and asks the server nothing',
    async run(mount) {
      const driver = await mount();
      await driver.remove('b');
      await driver.pass(7999);
      await driver.undo();
      await driver.pass(60_000);
      same([driver.items(), driver.asked(), driver.can()], [['a', 'b', 'c'], [], [false, true]], 'undone');
    },
  },
  {
    name: 'undoes the latest first, or the one that is meant',
    async run(mount) {
      const driver = await mount();
      await driver.remove('a');
      await driver.remove('b');
      await driver.remove('c');
      await driver.undo('a');
      same(driver.items(), ['a'], 'the one that is meant');
      await driver.undo();
      same(driver.items(), ['a', 'c'], 'the latest');
    },
  },
  {
    name: 'does again what was undone, with its whole time, until something else is done',
    async run(mount) {
      const driver = await mount();
      await driver.remove('a');
      await driver.pass(5000);
      await driver.undo();
      await driver.redo();
      await driver.pass(7999);
      same([driver.items(), driver.asked()], [['b', 'c'], []], 'done again');
      await driver.undo();
      await driver.remove('b');
      await driver.redo();
      same(
        [driver.items(), driver.can()],
        [
          ['a', 'c'],
          [true, false],
        ],
        'nothing to do again',
      );
    },
  },
  {
    name: 'brings the item back and says so when the server refuses, and tries again when told to',
    async run(mount) {
      const driver = await mount();
      await driver.remove('b');
      await driver.pass(8000);
      await driver.answer('refused');
      same([driver.items(), driver.failed()], [['a', 'b', 'c'], ['b']], 'refused');
      await driver.retry('b');
      same([driver.items(), driver.failed(), driver.asked()], [['a', 'c'], [], ['b', 'b']], 'tried again, at once');
      await driver.answer('refused');
      await driver.forget('b');
      same([driver.items(), driver.failed()], [['a', 'b', 'c'], []], 'seen');
    },
  },
  {
    name: 'loses nothing when the page goes away: everything pending is sent at once',
    async run(mount) {
      const driver = await mount();
      await driver.remove('a');
      await driver.remove('b');
      await driver.hidePage();
      same(driver.asked(), ['a!', 'b!'], 'sent');
      await driver.pass(60_000);
      same(driver.asked(), ['a!', 'b!'], 'sent once');
    },
  },
  {
    name: 'waits while the reader is at the button',
    async run(mount) {
      const driver = await mount();
      await driver.remove('a');
      await driver.pass(7000);
      await driver.hold();
      await driver.pass(60_000);
      await driver.release();
      await driver.pass(999);
      same(driver.asked(), [], 'a moment before');
      await driver.pass(1);
      same(driver.asked(), ['a'], 'after the rest of the time');
    },
  },
  {
    name: 'does for good what is pending when the reader leaves the screen',
    async run(mount) {
      const driver = await mount();
      await driver.remove('a');
      await driver.unmount();
      same(driver.asked(), ['a'], 'sent');
    },
  },
];
