import { same, type Now, type Suite } from './suite.js';

/** A request of the machine, answered by the suite. */
export interface SuiteRequest {
  /** The requested text. */
  readonly text: string;
  /** Whether it was aborted. */
  readonly isAborted: () => boolean;
  /** Answers it with labels. */
  readonly give: (labels: readonly string[]) => Now;
  /** Fails. */
  readonly fail: () => Now;
}

/** Drives a combo box and reads its state. */
export interface ComboboxDriver {
  /** Types characters into the field, one after the other. */
  readonly type: (text: string) => Now;
  /** Presses a key by its name in the field. */
  readonly press: (key: string) => Now;
  /** Clicks an option. */
  readonly click: (index: number) => Now;
  /** Leaves the field. */
  readonly leave: () => Now;
  /** Presses the retry button. */
  readonly retry: () => Now;
  /** Composes these texts one after another with an input method and ends with the last. */
  readonly compose: (texts: readonly string[]) => Now;
  /** Starts composing this text with an input method. */
  readonly beginComposing: (text: string) => Now;
  /** Advances the machine's clock. */
  readonly pass: (milliseconds: number) => Now;
  /** All requests so far. */
  readonly requests: () => readonly SuiteRequest[];
  /** The text of the field. */
  readonly text: () => string;
  /** `aria-expanded`. */
  readonly isOpen: () => boolean;
  /** Labels of the options shown; none while the list is closed. */
  readonly options: () => readonly string[];
  /** Label of the option that `aria-activedescendant` names. */
  readonly active: () => string | undefined;
  /** Label of the selected option, if any. */
  readonly chosen: () => string | undefined;
  /** The phase of the list. */
  readonly phase: () => string;
  /** Whether the focus is in the field. */
  readonly hasFocus: () => boolean;
  /** Removes the view. */
  readonly unmount: () => Now;
  /** Number of notifications. */
  readonly changes: () => number;
}

/** Options of a view, which has a debounce of 200 ms and needs two characters. */
export interface ComboboxCase {
  /** Labels that cannot be selected. */
  readonly disabled?: readonly string[];
}

/** Creates a view for one test. */
export type MountCombobox = (options: ComboboxCase) => Now<ComboboxDriver>;

const names = ['Ashok', 'Asha', 'Ashwin'];

function last(driver: ComboboxDriver): SuiteRequest {
  const request = driver.requests().at(-1);
  if (!request) throw new Error('no request was made');
  return request;
}

async function search(driver: ComboboxDriver, text: string, labels: readonly string[]): Promise<void> {
  await driver.type(text);
  await driver.pass(200);
  await last(driver).give(labels);
}

/** The tests of every combo box. */
export const comboboxSuite: Suite<MountCombobox> = [
  {
    name: 'selects an option typed in full when the field is left, ignoring case and spaces',
    async run(mount) {
      const driver = await mount({});
      await search(driver, ' aSHOK ', ['Ashok', 'Ashoka']);
      same(driver.chosen(), undefined, 'while it is typed');
      await driver.leave();
      same([driver.chosen(), driver.text(), driver.isOpen()], ['Ashok', 'Ashok', false], 'left');
      const part = await mount({});
      await search(part, 'Asho', ['Ashok', 'Ashoka']);
      await part.leave();
      same([part.chosen(), part.text()], [undefined, 'Asho'], 'only a part of a name');
      const other = await mount({ disabled: ['Ashok'] });
      await search(other, 'Ashok', ['Ashok']);
      await other.leave();
      same(other.chosen(), undefined, 'a disabled option');
      const duplicates = await mount({});
      await search(duplicates, 'Ashok', ['Ashok', 'ASHOK']);
      await duplicates.leave();
      same(duplicates.chosen(), undefined, 'two options with this name');
    },
  },
  {
    name: 'sends a request after the user stops typing, but not for a single character',
    async run(mount) {
      const driver = await mount({});
      await driver.type('a');
      await driver.pass(1000);
      same([driver.requests().length, driver.isOpen()], [0, false], 'after one character');
      await driver.type('sh');
      await driver.pass(199);
      same(driver.requests().length, 0, 'before the time is over');
      await driver.pass(1);
      same(
        driver.requests().map(({ text }) => text),
        ['ash'],
        'requests',
      );
      same(driver.phase(), 'loading', 'phase');
      await last(driver).give(names);
      same([driver.options(), driver.active()], [names, undefined], 'list');
    },
  },
  {
    name: 'aborts a request when a newer one starts, and never shows its answer',
    async run(mount) {
      const driver = await mount({});
      await driver.type('as');
      await driver.pass(200);
      await driver.type('h');
      same(driver.requests()[0]?.isAborted(), true, 'aborted by the next character');
      await driver.pass(200);
      await driver.requests()[0]?.give(['Old']);
      same(driver.options(), [], 'the late answer');
      await last(driver).give(names);
      await driver.requests()[0]?.give(['Old']);
      same(driver.options(), names, 'the newest answer');
    },
  },
  {
    name: 'moves with the arrow keys and selects with Enter, while the focus stays in the field',
    async run(mount) {
      const driver = await mount({ disabled: ['Asha'] });
      await search(driver, 'ash', names);
      await driver.press('ArrowDown');
      same(driver.active(), 'Ashok', 'first');
      await driver.press('ArrowDown');
      same(driver.active(), 'Ashwin', 'past the disabled one');
      await driver.press('ArrowDown');
      same(driver.active(), 'Ashok', 'around the end');
      await driver.press('ArrowUp');
      same([driver.active(), driver.hasFocus()], ['Ashwin', true], 'around the beginning');
      await driver.press('Enter');
      same([driver.text(), driver.isOpen(), driver.hasFocus()], ['Ashwin', false, true], 'chosen');
      await driver.pass(1000);
      same(driver.requests().length, 1, 'requests after choosing');
      await driver.press('ArrowDown');
      same([driver.isOpen(), driver.active()], [true, 'Ashwin'], 'opened again at the selected option');
    },
  },
  {
    name: 'selects an option by click',
    async run(mount) {
      const driver = await mount({ disabled: ['Ashok'] });
      await search(driver, 'ash', names);
      await driver.click(0);
      same([driver.text(), driver.isOpen()], ['ash', true], 'a disabled one');
      await driver.click(1);
      same([driver.text(), driver.isOpen(), driver.hasFocus()], ['Asha', false, true], 'chosen');
    },
  },
  {
    name: 'closes with Escape, and clears the field with a second Escape',
    async run(mount) {
      const driver = await mount({});
      await search(driver, 'ash', names);
      await driver.press('Escape');
      same([driver.isOpen(), driver.text()], [false, 'ash'], 'after the first');
      await driver.press('Escape');
      same([driver.isOpen(), driver.text()], [false, ''], 'after the second');
    },
  },
  {
    name: 'shows when nothing was found',
    async run(mount) {
      const driver = await mount({});
      await search(driver, 'zz', []);
      same([driver.phase(), driver.isOpen(), driver.options()], ['empty', true, []], 'empty');
    },
  },
  {
    name: 'shows an error, and retries at once on request',
    async run(mount) {
      const driver = await mount({});
      await driver.type('ash');
      await driver.pass(200);
      await last(driver).fail();
      same([driver.phase(), driver.isOpen(), driver.text()], ['error', true, 'ash'], 'error');
      await driver.retry();
      same([driver.requests().length, last(driver).text], [2, 'ash'], 'requests');
      same(driver.hasFocus(), true, 'the focus is in the field, not lost with the button');
      await last(driver).give(names);
      same(driver.options(), names, 'list');
    },
  },
  {
    name: 'waits until an input method has finished',
    async run(mount) {
      const driver = await mount({});
      await driver.compose(['न', 'न्य', 'न्याय']);
      await driver.pass(200);
      same(
        driver.requests().map(({ text }) => text),
        ['न्याय'],
        'requests',
      );
    },
  },
  {
    name: 'C7: clears the selection when an input method changes the text',
    async run(mount) {
      const driver = await mount({});
      await search(driver, 'ash', names);
      await driver.click(0);
      same(driver.chosen(), 'Ashok', 'chosen');
      await driver.compose(['Ashokन', 'Ashokनि']);
      same([driver.text(), driver.chosen()], ['Ashokनि', undefined], 'after composing');
    },
  },
  {
    name: 'C7: clears the selection and the old list when the user leaves while an input method is composing',
    async run(mount) {
      const driver = await mount({});
      await search(driver, 'ash', names);
      await driver.click(0);
      await driver.beginComposing('Ashokनि');
      same(driver.chosen(), undefined, 'while composing');
      await driver.leave();
      same([driver.chosen(), driver.phase(), driver.isOpen()], [undefined, 'idle', false], 'after leaving');
      await driver.press('ArrowDown');
      same(driver.options(), [], 'the old options');
    },
  },
  {
    name: 'closes and aborts the request when the user leaves',
    async run(mount) {
      const driver = await mount({});
      await driver.type('ash');
      await driver.pass(200);
      await driver.leave();
      same([last(driver).isAborted(), driver.isOpen()], [true, false], 'aborted and closed');
      await last(driver).give(names);
      same([driver.isOpen(), driver.options()], [false, []], 'after the late answer');
    },
  },
  {
    name: 'C8: is not notified after it is removed during a request',
    async run(mount) {
      const driver = await mount({});
      await driver.type('ash');
      await driver.pass(200);
      const request = last(driver);
      await driver.unmount();
      const before = driver.changes();
      same(request.isAborted(), true, 'the request');
      await request.give(names);
      await driver.pass(10_000);
      same([driver.changes() - before, driver.requests().length], [0, 1], 'changes and requests afterwards');
    },
  },
];
