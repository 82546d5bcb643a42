import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenPromises } from './broken-promises.fixtures.js';
import { createUndo, type Undo } from './create-undo.js';
import { createFakeClock } from './fake-clock.fixtures.js';
import { undoSuite, type MountUndo } from './undo.suite.js';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

const mount: MountUndo = () => {
  const clock = createFakeClock();
  const undo = createUndo({ clock });
  let items = ['a', 'b', 'c'];
  const asked: string[] = [];
  let answer: ((answer: 'ok' | 'refused') => void) | undefined;
  const idOf = (item: string): number => {
    const { done, failed } = undo.getSnapshot();
    return [...done, ...failed].find(({ action }) => action.label === item)?.id ?? -1;
  };
  return {
    remove(item) {
      undo.run({
        label: item,
        apply: () => void (items = items.filter((other) => other !== item)),
        revert: () => void (items = [...items, item].toSorted()),
        commit({ isLeaving }) {
          asked.push(isLeaving ? `${item}!` : item);
          return new Promise<void>((resolve, reject) => {
            answer = (said) => (said === 'ok' ? resolve() : reject(new Error('refused')));
          });
        },
      });
    },
    undo: (item) => void undo.undo(item === undefined ? undefined : idOf(item)),
    redo: () => void undo.redo(),
    hidePage: () => void undo.flush({ isLeaving: true }),
    hold: () => undo.hold('focus'),
    release: () => undo.release('focus'),
    retry: (item) => void undo.retry(idOf(item)),
    forget: (item) => undo.forget(idOf(item)),
    unmount: () => undo.dispose(),
    async pass(milliseconds) {
      clock.pass(milliseconds);
      await settle();
    },
    answer(said) {
      answer?.(said);
      return settle();
    },
    items: () => items,
    asked: () => asked,
    failed: () => undo.getSnapshot().failed.map(({ action }) => action.label),
    can: () => [undo.getSnapshot().canUndo, undo.getSnapshot().canRedo],
  };
};

describe('createUndo without a page', () => {
  for (const { name, run } of undoSuite) it(name, () => expect(run(mount)).resolves.toBeUndefined());

  it('control: detects a view that sends nothing when the page closes, or does not pause at the button', async () => {
    const losing: MountUndo = async () => ({ ...(await mount()), hidePage: () => {} });
    const hurried: MountUndo = async () => ({ ...(await mount()), hold: () => {} });
    expect(await brokenPromises(undoSuite, losing)).toHaveLength(1);
    expect(await brokenPromises(undoSuite, hurried)).toHaveLength(1);
  });
});

describe('createUndo', () => {
  const noop = () => {};

  it('keeps no entry if apply throws, and keeps the entry if revert throws', async () => {
    const clock = createFakeClock();
    const undo = createUndo({ clock });
    const broken = () => {
      throw new Error('broken');
    };
    expect(() => undo.run({ label: '', apply: broken, revert: noop, commit: async () => {} })).toThrow('broken');
    expect(undo.getSnapshot().done).toEqual([]);
    undo.run({ label: '', apply: noop, revert: broken, commit: () => Promise.reject(new Error('refused')) });
    expect(() => undo.undo()).toThrow('broken');
    expect(undo.getSnapshot().canUndo).toBe(true);
    await undo.flush();
    const { failed } = undo.getSnapshot();
    expect(failed.map(({ error }) => (error as AggregateError).errors.map(String))).toEqual([
      ['Error: refused', 'Error: broken'],
    ]);
    expect(clock.timers()).toBe(0);
  });

  it('returns whether an action was undone or repeated', () => {
    const undo = createUndo({ clock: createFakeClock() });
    expect(undo.getSnapshot()).toMatchObject({ canUndo: false, canRedo: false });
    expect([undo.undo(), undo.redo()]).toEqual([false, false]);
    undo.run({ label: '', apply: noop, revert: noop, commit: async () => {} });
    expect([undo.undo(), undo.redo()]).toEqual([true, true]);
  });

  it('flush waits for running commits and sends nothing twice', async () => {
    const clock = createFakeClock();
    const undo = createUndo({ clock, windowMs: 1000 });
    let give: () => void = noop;
    let asked = 0;
    const commit = (): Promise<void> => {
      asked += 1;
      return new Promise((resolve) => (give = resolve));
    };
    undo.run({ label: '', apply: noop, revert: noop, commit });
    clock.pass(1000);
    let isDone = false;
    const flushed = undo.flush().then(() => (isDone = true));
    await settle();
    expect([isDone, asked]).toEqual([false, 1]);
    give();
    await flushed;
    expect(undo.getSnapshot().done).toEqual([]);
    await undo.retry(99);
    expect(undo.undo(99)).toBe(false);
  });

  it('C8: calls no listener after dispose, and still restores the item when the server refuses', async () => {
    const undo = createUndo({ clock: createFakeClock() });
    let calls = 0;
    let reverted = 0;
    undo.subscribe(() => (calls += 1));
    const revert = () => void (reverted += 1);
    undo.run({ label: '', apply: noop, revert, commit: () => Promise.reject(new Error('refused')) });
    calls = 0;
    undo.dispose();
    await settle();
    expect([calls, reverted]).toEqual([0, 1]);
    undo.subscribe(noop);
    expect(undo.getSnapshot().failed).toHaveLength(1);
  });
});

const step = fc.oneof(
  fc.record({ do: fc.constant('run' as const), ok: fc.boolean() }),
  fc.record({
    do: fc.constantFrom('undo' as const, 'redo' as const, 'flush' as const, 'hold' as const, 'release' as const),
  }),
  fc.record({ do: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 9000 }) }),
);

/** Checks that the screen and the server agree once everything has settled, and nothing is sent twice. */
async function screenIsServer(make: (clock: ReturnType<typeof createFakeClock>) => Undo): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const clock = createFakeClock();
      const undo = make(clock);
      const screen = new Set<number>();
      const server = new Set<number>();
      let serial = 0;
      const act = (ok: boolean): void => {
        serial += 1;
        const id = serial;
        undo.run({
          label: `${id}`,
          apply: () => void screen.add(id),
          revert: () => void screen.delete(id),
          async commit() {
            expect(server.has(id)).toBe(false);
            if (!ok) throw new Error('refused');
            server.add(id);
          },
        });
      };
      for (const next of steps) {
        if (next.do === 'run') act(next.ok);
        else if (next.do === 'pass') clock.pass(next.ms);
        else if (next.do === 'flush') await undo.flush();
        else if (next.do === 'hold' || next.do === 'release') undo[next.do]('hover');
        else undo[next.do]();
        await settle();
      }
      await undo.flush();
      expect(screen).toEqual(server);
      expect(undo.getSnapshot().done).toEqual([]);
    }),
    { numRuns: 200 },
  );
}

describe('any sequence of actions', () => {
  it('leaves screen and server equal', () => screenIsServer((clock) => createUndo({ clock })));

  it('control: detects a variant that does not restore a refused change', async () => {
    const forgetful = (clock: ReturnType<typeof createFakeClock>): Undo => {
      const undo = createUndo({ clock });
      return {
        ...undo,
        run: (action) => undo.run({ ...action, commit: (call) => action.commit(call).catch(() => {}) }),
      };
    };
    await expect(screenIsServer(forgetful)).rejects.toThrow(/Property failed/);
  });
});
