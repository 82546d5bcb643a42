import { same, type Now, type Suite } from './suite.js';

/** Drives a list whose items can be deleted and reads its state. */
export interface UndoDriver {
  /** Deletes an item. */
  readonly remove: (item: string) => Now;
  /** Presses Undo, for the latest action or for one item. */
  readonly undo: (item?: string) => Now;
  /** Presses Redo. */
  readonly redo: () => Now;
  /** Hides the page. */
  readonly hidePage: () => Now;
  /** Puts the focus on the Undo button. */
  readonly hold: () => Now;
  /** Removes the focus from the Undo button. */
  readonly release: () => Now;
  /** Presses Retry for a failure. */
  readonly retry: (item: string) => Now;
  /** Closes the message of a failure. */
  readonly forget: (item: string) => Now;
  /** Leaves the screen. */
  readonly unmount: () => Now;
  /** Advances the machine's clock. */
  readonly pass: (milliseconds: number) => Now;
  /** Makes the server accept or refuse the latest deletion. */
  readonly answer: (answer: 'ok' | 'refused') => Now;
  /** The visible items. */
  readonly items: () => readonly string[];
  /** Deletions sent to the server, in order, with an exclamation mark if the page was closing. */
  readonly asked: () => readonly string[];
  /** Items whose failed deletion is shown. */
  readonly failed: () => readonly string[];
  /** Whether undo and redo are possible. */
  readonly can: () => readonly [undo: boolean, redo: boolean];
}

/** Creates a view with the items `a`, `b` and `c`, and eight seconds to undo. */
export type MountUndo = () => Now<UndoDriver>;

/** The tests of every list with undo. */
export const undoSuite: Suite<MountUndo> = [
  {
    name: 'removes an item at once, and commits after the time to undo',
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
      same([driver.asked(), driver.can()], [['b'], [false, false]], 'committed');
      await driver.undo();
      await driver.answer('ok');
      same(driver.items(), ['a', 'c'], 'too late');
    },
  },
  {
    name: 'restores the item when undone in time, without a request',
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
    name: 'undoes the latest action, or a specific one',
    async run(mount) {
      const driver = await mount();
      await driver.remove('a');
      await driver.remove('b');
      await driver.remove('c');
      await driver.undo('a');
      same(driver.items(), ['a'], 'the specific one');
      await driver.undo();
      same(driver.items(), ['a', 'c'], 'the latest');
    },
  },
  {
    name: 'repeats an undone action with its full time, until another action',
    async run(mount) {
      const driver = await mount();
      await driver.remove('a');
      await driver.pass(5000);
      await driver.undo();
      await driver.redo();
      await driver.pass(7999);
      same([driver.items(), driver.asked()], [['b', 'c'], []], 'repeated');
      await driver.undo();
      await driver.remove('b');
      await driver.redo();
      same(
        [driver.items(), driver.can()],
        [
          ['a', 'c'],
          [true, false],
        ],
        'nothing to repeat',
      );
    },
  },
  {
    name: 'restores the item and shows the failure when the server refuses, and retries on request',
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
      same([driver.items(), driver.failed()], [['a', 'b', 'c'], []], 'dismissed');
    },
  },
  {
    name: 'sends all pending actions at once when the page closes',
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
    name: 'pauses while the user is at the button',
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
    name: 'commits pending actions when the user leaves the screen',
    async run(mount) {
      const driver = await mount();
      await driver.remove('a');
      await driver.unmount();
      same(driver.asked(), ['a'], 'sent');
    },
  },
];
