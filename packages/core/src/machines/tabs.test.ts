import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenPromises } from './broken-promises.fixtures.js';
import { createTabs } from './create-tabs.js';
import { tabsReducer, type TabsEvent, type TabsState } from './tabs-state.js';
import { tabsSuite, type MountTabs } from './tabs.suite.js';

/** A skin without a page: it does with the machine what a view has to do, and no more. */
const mount: MountTabs = (options) => {
  const tabs = createTabs(options);
  let focused: string | undefined;
  let served = tabs.getSnapshot().focus;
  const focus = (id: string | undefined): void => {
    focused = id;
    if (id === undefined) tabs.blur();
    else tabs.focusOn(id);
  };
  tabs.subscribe(() => {
    const wish = tabs.getSnapshot().focus;
    if (!wish || wish === served) return;
    served = wish;
    focus(wish.on);
  });
  return {
    press: (key) => void (focused !== undefined && tabs.key({ key: key === 'Space' ? ' ' : key })),
    click: (id) => tabs.select(id),
    enter: () => focus(tabs.getSnapshot().stop),
    leave: () => focus(undefined),
    setItems: (items) => tabs.setItems(items),
    panel: () => tabs.getSnapshot().selected,
    tabs: () => {
      const { items, selected, stop } = tabs.getSnapshot();
      return items.map(({ id }) => ({
        id,
        isSelected: id === selected,
        isStop: id === stop,
        hasFocus: id === focused,
      }));
    },
  };
};

describe('tabs without a page', () => {
  for (const { name, run } of tabsSuite) it(name, () => run(mount));

  it('control: a skin that leaves every tab in the tab order is caught', async () => {
    const broken: MountTabs = async (options) => {
      const driver = await mount(options);
      return { ...driver, tabs: () => driver.tabs().map((tab) => ({ ...tab, isStop: true })) };
    };
    expect(await brokenPromises(tabsSuite, broken)).toContain(
      'moves and opens with the arrow keys, Home and End, around the ends',
    );
  });

  it('control: a skin that does not move the focus is caught', async () => {
    const broken: MountTabs = async (options) => {
      const driver = await mount(options);
      const stuck = (): ReturnType<typeof driver.tabs> =>
        driver.tabs().map((tab) => ({ ...tab, hasFocus: tab.id === 'a' }));
      return { ...driver, tabs: stuck };
    };
    expect((await brokenPromises(tabsSuite, broken)).length).toBeGreaterThan(3);
  });
});

const ids = ['a', 'b', 'c', 'd'] as const;
const items = fc
  .uniqueArray(fc.record({ id: fc.constantFrom(...ids), disabled: fc.boolean() }), { selector: ({ id }) => id })
  .map((list) => list as { id: string; disabled: boolean }[]);
const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Enter', ' ', 'x');
const event: fc.Arbitrary<TabsEvent> = fc.oneof(
  key.map((name) => ({ type: 'key' as const, input: { key: name } })),
  fc.constantFrom(...ids).map((id) => ({ type: 'select' as const, id })),
  fc.constantFrom(...ids).map((id) => ({ type: 'focus' as const, id })),
  fc.constant({ type: 'blur' as const }),
  items.map((list) => ({ type: 'items' as const, items: list })),
  fc.constantFrom('manual' as const, 'automatic' as const).map((activation) => ({
    type: 'settings' as const,
    settings: { activation },
  })),
);

function oneIsOpen(reduce: typeof tabsReducer<string>): void {
  fc.assert(
    fc.property(items, fc.array(event, { maxLength: 20 }), (first, events) => {
      let state: TabsState = createTabs({ items: first }).getSnapshot();
      for (const next of events) {
        state = reduce(state, next);
        const enabled = state.items.filter(({ disabled }) => !disabled).map(({ id }) => id);
        expect(enabled.length === 0 ? state.selected === undefined : enabled.includes(state.selected ?? '')).toBe(true);
        expect(enabled.length === 0 ? state.stop === undefined : enabled.includes(state.stop ?? '')).toBe(true);
        if (!state.hasFocus) expect(state.stop).toBe(state.selected);
      }
    }),
    { numRuns: 300 },
  );
}

describe('whatever happens to tabs', () => {
  it('one that can be opened is open and in the tab order, whenever there is one', () => oneIsOpen(tabsReducer));

  it('control: a variant that forgets to open a neighbour is caught', () => {
    const forgetful: typeof tabsReducer<string> = (state, next) =>
      next.type === 'items' ? { ...state, items: next.items } : tabsReducer(state, next);
    expect(() => oneIsOpen(forgetful)).toThrow(/Property failed/);
  });

  it('without tabs nothing is open', () => {
    expect(createTabs({ items: [], selected: 'a' }).getSnapshot()).toMatchObject({
      selected: undefined,
      stop: undefined,
    });
  });

  it('the snapshot is the same object while nothing changes', () => {
    const tabs = createTabs({ items: [{ id: 'a' }, { id: 'b', disabled: true }] });
    tabs.focusOn('a');
    const focused = tabs.getSnapshot();
    tabs.focusOn('a');
    tabs.focusOn('b');
    expect(tabs.getSnapshot()).toBe(focused);
    tabs.blur();
    const before = tabs.getSnapshot();
    tabs.select('a');
    tabs.select('b');
    tabs.select('unknown' as 'a');
    tabs.blur();
    tabs.setItems([
      { id: 'a', disabled: false },
      { id: 'b', disabled: true },
    ]);
    tabs.configure({ direction: 'ltr' });
    expect(tabs.key({ key: 'x' })).toBe(false);
    expect(tabs.key({ key: 'ArrowRight', ctrlKey: true })).toBe(false);
    expect(tabs.getSnapshot()).toBe(before);
  });

  it('C8: nothing changes and nobody is told after dispose, until somebody subscribes again', () => {
    const tabs = createTabs({ items: [{ id: 'a' }, { id: 'b' }] });
    let told = 0;
    tabs.subscribe(() => (told += 1));
    tabs.dispose();
    tabs.dispose();
    tabs.select('b');
    expect([told, tabs.getSnapshot().selected]).toEqual([0, 'a']);
    tabs.subscribe(() => (told += 1));
    tabs.select('b');
    expect([told, tabs.getSnapshot().selected]).toEqual([1, 'b']);
  });

  it('have no focus once no tab is left', () => {
    const tabs = createTabs<string>({ items: [{ id: 'a' }, { id: 'b' }] });
    tabs.focusOn('a');
    tabs.setItems([]);
    expect(tabs.getSnapshot()).toMatchObject({ hasFocus: false, stop: undefined });
    tabs.setItems([{ id: 'c' }]);
    expect(tabs.getSnapshot()).toMatchObject({ hasFocus: false, stop: 'c', focus: undefined });
  });
});
