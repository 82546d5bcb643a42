import { same, type Now, type Suite } from './suite.js';

/** One tab as a skin shows it. */
export interface ShownTab {
  /** Key of the tab. */
  readonly id: string;
  /** `aria-selected`. */
  readonly isSelected: boolean;
  /** Whether it is in the tab order. */
  readonly isStop: boolean;
  /** Whether it has the focus. */
  readonly hasFocus: boolean;
}

/** What the suite does with a row of tabs, and sees of it. */
export interface TabsDriver {
  /** Presses a key by its name (`ArrowRight`, `Space`) wherever the focus is. */
  readonly press: (key: string) => Now;
  /** Clicks a tab. */
  readonly click: (id: string) => Now;
  /** Comes into the row as Tab does. */
  readonly enter: () => Now;
  /** Leaves it as Tab does. */
  readonly leave: () => Now;
  /** Gives other tabs. */
  readonly setItems: (items: readonly TabToShow[]) => Now;
  /** The tabs in order. */
  readonly tabs: () => readonly ShownTab[];
  /** Which tab's panel is shown; undefined for none. */
  readonly panel: () => string | undefined;
}

/** A tab for the suite. */
export interface TabToShow {
  /** Key of the tab. */
  readonly id: string;
  /** True when it cannot be opened. */
  readonly disabled?: boolean;
}

/** What the suite asks of a skin. */
export interface TabsCase {
  /** The tabs in order. */
  readonly items: readonly TabToShow[];
  /** The tab open at first. */
  readonly selected?: string;
  /** Whether arrow keys open; they do by default. */
  readonly activation?: 'automatic' | 'manual';
  /** How the row lies; horizontal by default. */
  readonly orientation?: 'horizontal' | 'vertical';
  /** The way text runs; from left to right by default. */
  readonly direction?: 'ltr' | 'rtl';
}

/** Makes a skin for one case. */
export type MountTabs = (options: TabsCase) => Now<TabsDriver>;

const three = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

function open(driver: TabsDriver): string {
  return driver
    .tabs()
    .filter(({ isSelected }) => isSelected)
    .map(({ id }) => id)
    .join();
}

function focused(driver: TabsDriver): string {
  return driver
    .tabs()
    .filter(({ hasFocus }) => hasFocus)
    .map(({ id }) => id)
    .join();
}

function stops(driver: TabsDriver): string {
  return driver
    .tabs()
    .filter(({ isStop }) => isStop)
    .map(({ id }) => id)
    .join();
}

async function walk(driver: TabsDriver, steps: readonly (readonly [key: string, reached: string])[]): Promise<void> {
  for (const [key, reached] of steps) {
    await driver.press(key);
    same(focused(driver), reached, `focus after ${key}`);
    same(stops(driver), reached, `one stop in the tab order after ${key}`);
  }
}

/** What every row of tabs promises. */
export const tabsSuite: Suite<MountTabs> = [
  {
    name: 'opens the first tab that can be opened when nothing is said',
    async run(mount) {
      const driver = await mount({ items: [{ id: 'a', disabled: true }, { id: 'b' }, { id: 'c' }] });
      same([open(driver), stops(driver), driver.panel()], ['b', 'b', 'b'], 'open, stop, panel');
    },
  },
  {
    name: 'opens what is clicked, and not what is disabled',
    async run(mount) {
      const driver = await mount({ items: [{ id: 'a' }, { id: 'b' }, { id: 'c', disabled: true }] });
      await driver.click('b');
      same([open(driver), driver.panel()], ['b', 'b'], 'after a click');
      await driver.click('c');
      same([open(driver), driver.panel()], ['b', 'b'], 'after a click on a disabled tab');
    },
  },
  {
    name: 'moves and opens with the arrow keys, Home and End, around the ends',
    async run(mount) {
      const driver = await mount({ items: three });
      await driver.enter();
      same(focused(driver), 'a', 'focus');
      await walk(driver, [
        ['ArrowRight', 'b'],
        ['ArrowRight', 'c'],
        ['ArrowRight', 'a'],
        ['ArrowLeft', 'c'],
        ['Home', 'a'],
        ['End', 'c'],
      ]);
      same([open(driver), driver.panel()], ['c', 'c'], 'open');
      await driver.press('ArrowDown');
      same(open(driver), 'c', 'after the arrow across');
    },
  },
  {
    name: 'passes over disabled tabs',
    async run(mount) {
      const driver = await mount({ items: [{ id: 'a' }, { id: 'b', disabled: true }, { id: 'c' }] });
      await driver.enter();
      await walk(driver, [
        ['ArrowRight', 'c'],
        ['ArrowRight', 'a'],
        ['ArrowLeft', 'c'],
      ]);
    },
  },
  {
    name: 'goes the other way where text runs from right to left',
    needs: 'direction',
    async run(mount) {
      const driver = await mount({ items: three, direction: 'rtl' });
      await driver.enter();
      await walk(driver, [
        ['ArrowLeft', 'b'],
        ['ArrowRight', 'a'],
        ['End', 'c'],
      ]);
    },
  },
  {
    name: 'takes the up and down arrows when it stands upright, and leaves the others alone',
    needs: 'vertical',
    async run(mount) {
      const driver = await mount({ items: three, orientation: 'vertical', direction: 'rtl' });
      await driver.enter();
      await walk(driver, [
        ['ArrowDown', 'b'],
        ['ArrowUp', 'a'],
        ['ArrowRight', 'a'],
      ]);
    },
  },
  {
    name: 'only moves when it is opened by hand; Enter and Space open',
    needs: 'manual',
    async run(mount) {
      const driver = await mount({ items: three, activation: 'manual' });
      await driver.enter();
      await driver.press('ArrowRight');
      same([focused(driver), open(driver), driver.panel()], ['b', 'a', 'a'], 'moved only');
      await driver.press('Enter');
      same([open(driver), driver.panel()], ['b', 'b'], 'after Enter');
      await driver.press('ArrowRight');
      await driver.press('Space');
      same([open(driver), driver.panel()], ['c', 'c'], 'after Space');
      await driver.press('ArrowLeft');
      await driver.leave();
      same(stops(driver), 'c', 'stop in the tab order once the focus has left');
    },
  },
  {
    name: 'keeps the open tab open when others come and go',
    needs: 'items',
    async run(mount) {
      const driver = await mount({ items: three, selected: 'b' });
      await driver.setItems([{ id: 'x' }, { id: 'b' }]);
      same([open(driver), driver.panel()], ['b', 'b'], 'open');
    },
  },
  {
    name: 'opens a neighbour when the open tab goes, and takes the focus along',
    needs: 'items',
    async run(mount) {
      const driver = await mount({ items: three, selected: 'b' });
      await driver.enter();
      await driver.setItems([{ id: 'a' }, { id: 'c' }]);
      same([open(driver), focused(driver), stops(driver)], ['c', 'c', 'c'], 'after the middle one went');
      await driver.setItems([{ id: 'a' }]);
      same([open(driver), focused(driver)], ['a', 'a'], 'after the last one went');
      await driver.setItems([{ id: 'a', disabled: true }]);
      same([open(driver), stops(driver)], ['', ''], 'when none can be opened');
      await driver.setItems([{ id: 'a' }]);
      same(open(driver), 'a', 'when one can be opened again');
    },
  },
];
