import { same, type Now, type Suite } from './suite.js';

/** A request that a skin's machine made, answered by the suite. */
export interface SuiteRequest {
  /** What was asked for. */
  readonly text: string;
  /** Whether it was given up. */
  readonly isAborted: () => boolean;
  /** Answers it with labels. */
  readonly give: (labels: readonly string[]) => Now;
  /** Lets it fail. */
  readonly fail: () => Now;
}

/** What the suite does with a field with suggestions, and sees of it. */
export interface ComboboxDriver {
  /** Types characters into the field, one after the other. */
  readonly type: (text: string) => Now;
  /** Presses a key by its name in the field. */
  readonly press: (key: string) => Now;
  /** Clicks an option. */
  readonly click: (index: number) => Now;
  /** Leaves the field. */
  readonly leave: () => Now;
  /** Presses the button that asks again. */
  readonly retry: () => Now;
  /** An input method puts these texts into the field one after the other; the last is what it ends with. */
  readonly compose: (texts: readonly string[]) => Now;
  /** An input method puts this text into the field, and is not done. */
  readonly beginComposing: (text: string) => Now;
  /** Lets time pass on the machine's clock. */
  readonly pass: (milliseconds: number) => Now;
  /** Every request so far. */
  readonly requests: () => readonly SuiteRequest[];
  /** What stands in the field. */
  readonly text: () => string;
  /** `aria-expanded`. */
  readonly isOpen: () => boolean;
  /** Labels of the options shown; none while the list is closed. */
  readonly options: () => readonly string[];
  /** Label of the option that `aria-activedescendant` names. */
  readonly active: () => string | undefined;
  /** Label of what was chosen, as long as it is. */
  readonly chosen: () => string | undefined;
  /** What stands in the place of the list: its phase. */
  readonly phase: () => string;
  /** Whether the focus is in the field. */
  readonly hasFocus: () => boolean;
  /** Takes the skin away. */
  readonly unmount: () => Now;
  /** How often the skin was told of a change. */
  readonly changes: () => number;
}

/** What the suite asks of a skin: a debounce of 200 ms, two characters, and labels as they are. */
export interface ComboboxCase {
  /** Labels that cannot be chosen. */
  readonly disabled?: readonly string[];
}

/** Makes a skin for one case. */
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

/** What every field with suggestions promises. */
export const comboboxSuite: Suite<MountCombobox> = [
  {
    name: 'takes an option typed in full for chosen when the field is left, capitals and blanks aside',
    async run(mount) {
      const driver = await mount({});
      await search(driver, ' aSHOK ', ['Ashok', 'Ashoka']);
      same(driver.chosen(), undefined, 'while it is typed');
      await driver.leave();
      same([driver.chosen(), driver.text(), driver.isOpen()], ['Ashok', 'Ashok', false], 'left');
      const part = await mount({});
      await search(part, 'Asho', ['Ashok', 'Ashoka']);
      await part.leave();
      same([part.chosen(), part.text()], [undefined, 'Asho'], 'a part of a name is no name');
      const other = await mount({ disabled: ['Ashok'] });
      await search(other, 'Ashok', ['Ashok']);
      await other.leave();
      same(other.chosen(), undefined, 'what cannot be chosen is not chosen so either');
      const twins = await mount({});
      await search(twins, 'Ashok', ['Ashok', 'ASHOK']);
      await twins.leave();
      same(twins.chosen(), undefined, 'of two of that name neither');
    },
  },
  {
    name: 'asks once the reader has stopped typing, and not for a single character',
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
    name: 'gives up the request that a newer one replaces, and never shows its answer',
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
    name: 'moves through the list with the arrow keys and chooses with Enter, the focus staying in the field',
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
      same([driver.isOpen(), driver.active()], [true, 'Ashwin'], 'opened again on what was chosen');
    },
  },
  {
    name: 'chooses what is clicked',
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
    name: 'closes with Escape, and empties the field with a second one',
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
    name: 'says when nothing was found',
    async run(mount) {
      const driver = await mount({});
      await search(driver, 'zz', []);
      same([driver.phase(), driver.isOpen(), driver.options()], ['empty', true, []], 'empty');
    },
  },
  {
    name: 'says when it failed, and asks again at once when told to',
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
    name: 'leaves an input method alone until it is done',
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
    name: 'C7: forgets what was chosen once an input method writes another text',
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
    name: 'C7: keeps neither the choice nor the old list when the reader leaves while an input method is at work',
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
    name: 'closes when the reader leaves, and gives up what was asked',
    async run(mount) {
      const driver = await mount({});
      await driver.type('ash');
      await driver.pass(200);
      await driver.leave();
      same([last(driver).isAborted(), driver.isOpen()], [true, false], 'given up');
      await last(driver).give(names);
      same([driver.isOpen(), driver.options()], [false, []], 'after the late answer');
    },
  },
  {
    name: 'C8: is told nothing any more once it is taken away in the middle of a request',
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
