import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenPromises } from './broken-promises.fixtures.js';
import { createClientFor } from '../client/create-client-for.js';
import { complete } from '../contract/complete/calls.js';
import { createCombobox, type Combobox } from './create-combobox.js';
import { comboboxSuite, type MountCombobox, type SuiteRequest } from './combobox.suite.js';
import { createFakeClock } from './fake-clock.fixtures.js';

interface Name {
  readonly label: string;
  readonly disabled: boolean;
}

interface Request extends SuiteRequest {
  readonly give: (labels: readonly string[]) => Promise<void>;
}

/** Waits until an answer has reached the machine. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

/** A `load` whose answers the test sends. */
function byHand(disabled: readonly string[] = []) {
  const requests: Request[] = [];
  const load = (text: string, { signal }: { readonly signal: AbortSignal }): Promise<readonly Name[]> =>
    new Promise((resolve, reject) => {
      requests.push({
        text,
        isAborted: () => signal.aborted,
        give(labels) {
          resolve(labels.map((label) => ({ label, disabled: disabled.includes(label) })));
          return settle();
        },
        fail() {
          reject(new Error('no answer'));
          return settle();
        },
      });
    });
  return { load, requests };
}

const isDisabled = ({ disabled }: Name): boolean => disabled;
const labelOf = ({ label }: { readonly label: string }): string => label;

/** A view without a page that does only what a view must do. */
const mount: MountCombobox = ({ disabled }) => {
  const clock = createFakeClock();
  const { load, requests } = byHand(disabled);
  const box = createCombobox({ load, labelOf, isDisabled, clock });
  let changes = 0;
  let hasFocus = true;
  box.subscribe(() => (changes += 1));
  const state = () => box.getSnapshot();
  return {
    type: (text) => {
      for (const letter of text) box.input(state().text + letter);
    },
    press: (key) => void box.key({ key }),
    click: (index) => box.pick(index),
    leave: () => {
      hasFocus = false;
      box.blur();
    },
    retry: () => box.retry(),
    compose(texts) {
      box.compose();
      for (const text of texts) {
        box.input(text);
        clock.pass(1000);
      }
      expect(box.key({ key: 'Enter' })).toBe(false);
      box.composed(texts.at(-1) ?? '');
    },
    beginComposing(text) {
      box.compose();
      box.input(text);
    },
    pass: (milliseconds) => clock.pass(milliseconds),
    requests: () => requests,
    chosen: () => state().selected?.label,
    text: () => state().text,
    isOpen: () => state().isOpen,
    options: () => (state().isOpen ? state().options.map(labelOf) : []),
    active: () => state().options[state().active]?.label,
    phase: () => state().phase,
    hasFocus: () => hasFocus,
    unmount: () => box.dispose(),
    changes: () => changes,
  };
};

describe('createCombobox without a page', () => {
  for (const { name, run } of comboboxSuite) it(name, () => expect(run(mount)).resolves.toBeUndefined());

  it('control: detects a view that does not dispose its machine', async () => {
    const broken: MountCombobox = async (options) => ({ ...(await mount(options)), unmount: () => {} });
    expect(await brokenPromises(comboboxSuite, broken)).toEqual([
      'C8: is not notified after it is removed during a request',
    ]);
  });

  it('control: detects a view that does not report an input method', async () => {
    const broken: MountCombobox = async (options) => {
      const driver = await mount(options);
      return {
        ...driver,
        async compose(texts) {
          for (const text of texts) {
            await driver.type(text.slice(driver.text().length));
            await driver.pass(1000);
          }
        },
      };
    };
    expect(await brokenPromises(comboboxSuite, broken)).toEqual(['waits until an input method has finished']);
  });

  it('control: detects a view that keeps an old list', async () => {
    const broken: MountCombobox = async (options) => {
      const driver = await mount(options);
      const seen = new Set<string>();
      const options_ = (): readonly string[] => {
        for (const label of driver.options()) seen.add(label);
        return [...seen];
      };
      return {
        ...driver,
        options: options_,
        requests: () =>
          driver.requests().map((request) => ({
            ...request,
            async give(labels) {
              for (const label of labels) seen.add(label);
              await request.give(labels);
            },
          })),
      };
    };
    expect(await brokenPromises(comboboxSuite, broken)).toContain(
      'aborts a request when a newer one starts, and never shows its answer',
    );
  });
});

type Make = (options: {
  readonly load: ReturnType<typeof byHand>['load'];
  readonly clock: ReturnType<typeof createFakeClock>;
}) => Pick<Combobox<Name>, 'input' | 'getSnapshot'>;

const KEYSTROKES = 50;

/** Fifty keystrokes with a request each, answered in seeded or reverse order, one never. */
async function fiftyKeystrokes(make: Make, order: readonly number[], silent: number): Promise<void> {
  const clock = createFakeClock();
  const { load, requests } = byHand();
  const box = make({ load, clock });
  const wanted = (): string => box.getSnapshot().text;
  for (let count = 1; count <= KEYSTROKES; count += 1) {
    box.input('x'.repeat(count + 1));
    clock.pass(200);
  }
  expect(requests).toHaveLength(KEYSTROKES);
  expect(requests.map((request) => request.isAborted())).toEqual(requests.map((_, at) => at < KEYSTROKES - 1));
  for (const at of order) {
    const request = requests[at];
    if (at === silent || !request) continue;
    await request.give([request.text]);
    for (const { label } of box.getSnapshot().options) expect(label).toBe(wanted());
  }
  const shown = box.getSnapshot().options.map(({ label }) => label);
  expect(shown).toEqual(silent === KEYSTROKES - 1 ? [] : [wanted()]);
}

const shuffled = fc.shuffledSubarray([...Array(KEYSTROKES).keys()], { minLength: KEYSTROKES });
const real: Make = ({ load, clock }) => createCombobox({ load, clock, labelOf });

/** Control: a field that shows every answer. */
const careless: Make = ({ load, clock }) => {
  let state = createCombobox({ load: (): Name[] => [], labelOf, clock }).getSnapshot();
  let controller = new AbortController();
  return {
    getSnapshot: () => state,
    input(text) {
      controller.abort();
      controller = new AbortController();
      state = { ...state, text };
      void load(text, controller).then((options) => {
        state = { ...state, options };
      });
    },
  };
};

const SEEDS = process.env['LONG_RUN'] ? 10_000 : 1000;

describe('answers in any order', () => {
  const reversed = [...Array(KEYSTROKES).keys()].toReversed();
  const property = (make: Make, numRuns: number): Promise<void> =>
    fc.assert(
      fc.asyncProperty(shuffled, fc.nat(KEYSTROKES - 1), (order, silent) => fiftyKeystrokes(make, order, silent)),
      { numRuns, endOnFailure: true },
    );

  it('C7: shows only the latest list and aborts older requests, for 50 keystrokes answered in reverse', async () => {
    await fiftyKeystrokes(real, reversed, 20);
    await fiftyKeystrokes(real, reversed, KEYSTROKES - 1);
  });

  it(`C7: the same in ${SEEDS} seeded orders`, { timeout: 300_000 }, () => property(real, SEEDS));

  it('C7: control: detects a field that shows every answer', async () => {
    await expect(fiftyKeystrokes(careless, reversed, 20)).rejects.toThrow();
    await expect(property(careless, 50)).rejects.toThrow(/Property failed/);
  });
});

describe('createCombobox', () => {
  it('shows a synchronous list at once, and loads again only for a different text', () => {
    const clock = createFakeClock();
    const requested: string[] = [];
    const load = (text: string) => {
      requested.push(text);
      return [{ label: text }];
    };
    const box = createCombobox({ load, labelOf, clock, debounceMs: 0, minCharacters: 0 });
    box.open();
    expect(box.getSnapshot()).toMatchObject({ phase: 'content', isOpen: true });
    box.input('a');
    clock.pass(0);
    box.input('a ');
    clock.pass(0);
    expect(requested).toEqual(['', 'a']);
  });

  it('omits missing options, and shows an error if the server sent no list', async () => {
    const clock = createFakeClock();
    const answers: unknown[] = [[{ label: 'Asha' }, null, undefined], { error: 'none' }, null];
    const box = createCombobox({
      load: () => Promise.resolve(answers.shift() as Name[]),
      labelOf,
      clock,
      debounceMs: 0,
    });
    const phases: string[] = [];
    for (const text of ['as', 'ash', 'asha']) {
      box.input(text);
      clock.pass(0);
      await settle();
      phases.push(`${box.getSnapshot().phase} ${box.getSnapshot().options.length}`);
    }
    expect(phases[0]).toBe('content 1');
    expect(phases.slice(1)).toEqual(['error 0', 'error 0']);
  });

  it('moves through 5,000 options without copying them', () => {
    const clock = createFakeClock();
    const options = Array.from({ length: 5000 }, (_, at) => ({ label: `Name ${at}`, disabled: at % 2 === 1 }));
    const box = createCombobox({ load: () => options, labelOf, isDisabled, clock });
    box.input('name');
    clock.pass(200);
    const begun = performance.now();
    for (let count = 0; count < 2500; count += 1) box.key({ key: 'ArrowDown' });
    expect(performance.now() - begun).toBeLessThan(5000);
    expect(box.getSnapshot()).toMatchObject({ active: 4998 });
    expect(box.getSnapshot().options).toBe(options);
    box.key({ key: 'ArrowDown' });
    expect(box.getSnapshot().active).toBe(0);
    box.key({ key: 'PageDown' });
    expect(box.getSnapshot().active).toBe(10);
    box.key({ key: 'PageUp' });
    box.key({ key: 'PageUp' });
    expect(box.getSnapshot().active).toBe(0);
  });

  it('follows the pointer, except over disabled options and in a closed list', () => {
    const clock = createFakeClock();
    const options = [
      { label: 'Asha', disabled: false },
      { label: 'Ashok', disabled: true },
    ];
    const box = createCombobox({ load: () => options, labelOf, isDisabled, clock });
    box.input('as');
    clock.pass(200);
    box.point(0);
    expect(box.getSnapshot().active).toBe(0);
    const before = box.getSnapshot();
    for (const index of [0, 1, 2, -1]) box.point(index);
    box.pick(1);
    expect(box.getSnapshot()).toBe(before);
    box.close();
    box.point(0);
    expect(box.getSnapshot().active).toBe(-1);
  });

  it('Page Down and Page Up stop at the last and first enabled option', () => {
    const clock = createFakeClock();
    const options = Array.from({ length: 25 }, (_, at) => ({
      label: `${at}`,
      disabled: at === 0 || at === 24 || at === 11,
    }));
    const box = createCombobox({ load: () => options, labelOf, isDisabled, clock });
    box.input('as');
    clock.pass(200);
    const seen = ['PageDown', 'PageDown', 'PageDown', 'PageDown', 'PageUp', 'PageUp', 'PageUp', 'PageUp'].map((key) => {
      box.key({ key });
      return box.getSnapshot().active;
    });
    expect(seen).toEqual([9, 19, 23, 23, 13, 3, 1, 1]);
  });

  it('ends composing when the user leaves the field', () => {
    const clock = createFakeClock();
    const { load, requests } = byHand();
    const box = createCombobox({ load, labelOf, clock });
    box.compose();
    box.input('ash');
    box.blur();
    expect(box.getSnapshot().isComposing).toBe(false);
    box.input('asho');
    clock.pass(200);
    expect(requests.map(({ text }) => text)).toEqual(['asho']);
  });

  it('completes the typed text with the active option, and clears the field on request', () => {
    const clock = createFakeClock();
    const box = createCombobox({ load: () => [{ label: 'Ashok' }], labelOf, clock });
    box.input('as');
    clock.pass(200);
    expect(box.completion()).toBe('');
    box.key({ key: 'ArrowDown' });
    expect(box.completion()).toBe('hok');
    expect(box.key({ key: 'Home' })).toBe(false);
    expect(box.getSnapshot().active).toBe(-1);
    box.pick(0);
    expect(box.getSnapshot()).toMatchObject({ text: 'Ashok', selected: { label: 'Ashok' } });
    box.clear();
    expect(box.getSnapshot()).toMatchObject({ text: '', selected: undefined, phase: 'idle', focus: { on: 'field' } });
  });

  it('does not handle Enter without an active option, nor keys with a modifier', () => {
    const clock = createFakeClock();
    const box = createCombobox({ load: () => [{ label: 'Ashok' }], labelOf, clock });
    box.input('as');
    clock.pass(200);
    expect(box.key({ key: 'Enter' })).toBe(false);
    expect(box.key({ key: 'ArrowDown', ctrlKey: true })).toBe(false);
    expect(box.key({ key: 'Enter', keyCode: 229 })).toBe(false);
    expect(box.key({ key: 'ArrowUp', altKey: true })).toBe(true);
    expect(box.getSnapshot().isOpen).toBe(false);
    expect(box.key({ key: 'ArrowDown', altKey: true })).toBe(true);
    expect(box.getSnapshot()).toMatchObject({ isOpen: true, active: -1 });
  });

  it('treats a load that throws synchronously as failed', () => {
    const clock = createFakeClock();
    const load = (): never => {
      throw new TypeError('broken');
    };
    const box = createCombobox({ load, labelOf, clock });
    box.input('as');
    clock.pass(200);
    expect(box.getSnapshot()).toMatchObject({ phase: 'error', error: new TypeError('broken') });
  });

  it('works with the client’s completions and errors', async () => {
    const clock = createFakeClock();
    const sent: string[] = [];
    const answers = [
      () => Response.json({ flag: true, message: '', outdata: [{ text: 'Asha Varma', count: 3 }] }),
      () => Response.json({ flag: false, message: 'Not now.' }),
    ];
    const fetch: typeof globalThis.fetch = async (input) => {
      sent.push(new URL(new Request(input).url).search);
      return answers[sent.length - 1]?.() ?? Response.error();
    };
    const client = createClientFor({ complete }, { bases: { api: 'https://library.example' }, fetch });
    const box = createCombobox({
      load: (text, call) => client.complete.judges({ text }, call),
      labelOf: ({ text }) => text,
      clock,
    });
    box.input('ash');
    clock.pass(200);
    await expect.poll(() => box.getSnapshot().phase).toBe('content');
    expect(box.getSnapshot().options).toEqual([{ text: 'Asha Varma', count: 3 }]);
    box.input('asho');
    clock.pass(200);
    await expect.poll(() => box.getSnapshot().phase).toBe('error');
    expect(sent).toEqual(['?searchtext=ash', '?searchtext=asho']);
  });

  it('repeats a request aborted by dispose when a new listener subscribes', async () => {
    const clock = createFakeClock();
    const { load, requests } = byHand();
    const box = createCombobox({ load, labelOf, clock });
    box.input('ash');
    clock.pass(200);
    box.dispose();
    await requests[0]?.fail();
    box.subscribe(() => {});
    expect(requests).toHaveLength(2);
    await requests[1]?.give(['Asha']);
    expect(box.getSnapshot()).toMatchObject({ phase: 'content', error: undefined });
    expect(clock.timers()).toBe(0);
  });

  it('shows early options until the answer arrives and after an error, and keeps those that are still right', async () => {
    const clock = createFakeClock();
    const { load, requests } = byHand();
    const recent = { label: 'recent ash', disabled: false };
    const box = createCombobox<Name>({
      load,
      labelOf,
      clock,
      early: (text, before) => [...before.filter(({ label }) => label.startsWith(text)), recent],
    });
    const shown = () => box.getSnapshot().options.map(({ label }) => label);
    box.input('as');
    expect([box.getSnapshot().isOpen, shown()]).toEqual([true, ['recent ash']]);
    clock.pass(200);
    await requests[0]?.give(['ashok', 'aslam']);
    expect(shown()).toEqual(['ashok', 'aslam']);
    box.input('ash');
    expect([box.getSnapshot().phase, shown()]).toEqual(['waiting', ['ashok', 'recent ash']]);
    box.key({ key: 'ArrowDown' });
    expect(box.getSnapshot().active).toBe(0);
    clock.pass(200);
    await requests[1]?.fail();
    expect([box.getSnapshot().phase, shown()]).toEqual(['error', ['ashok', 'recent ash']]);
  });
});
