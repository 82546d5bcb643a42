import type { TreeNode } from './tree-index.js';
import { same, type Now, type Suite } from './suite.js';

/** A row of a view. */
export interface ShownTreeRow {
  /** Label of the row. */
  readonly label: string;
  /** `aria-level`. */
  readonly level: number;
  /** `aria-expanded`; undefined for a leaf. */
  readonly isExpanded: boolean | undefined;
  /** `aria-checked`. */
  readonly checked: 'true' | 'false' | 'mixed';
  /** Whether it is in the tab order. */
  readonly isStop: boolean;
  /** Whether it has the focus. */
  readonly hasFocus: boolean;
}

/** Drives a tree and reads its state. */
export interface TreeDriver {
  /** Presses a key by its name (`ArrowRight`, `Space`, `b`) on the focused row. */
  readonly press: (key: string) => Now;
  /** Clicks the check box of a row. */
  readonly clickCheck: (label: string) => Now;
  /** Clicks the toggle of a group. */
  readonly clickOpen: (label: string) => Now;
  /** Enters the tree with Tab. */
  readonly enter: () => Now;
  /** Sets the filter. */
  readonly filter: (text: string) => Now;
  /** Advances the machine's clock. */
  readonly pass: (milliseconds: number) => Now;
  /** The rows in order. */
  readonly rows: () => readonly ShownTreeRow[];
  /** The checked values. */
  readonly values: () => readonly string[];
}

/** Options of a view. */
export interface TreeCase {
  /** The tree. */
  readonly nodes: readonly TreeNode[];
  /** Initially checked values. */
  readonly values?: readonly string[];
  /** Ids of the initially open groups. */
  readonly expanded?: readonly string[];
}

/** Creates a view for one test. */
export type MountTree = (options: TreeCase) => Now<TreeDriver>;

/** A small, fictional court tree. */
export const suiteCourts: readonly TreeNode[] = [
  { id: 'sc', label: 'Supreme Court', value: '1' },
  {
    id: 'hc',
    label: 'High Courts',
    children: [
      { id: 'hc-v', label: 'Vindhya', value: '10' },
      { id: 'hc-m', label: 'Malwa', value: '11' },
      { id: 'hc-b', label: 'Bundelkhand', value: '12', disabled: true },
    ],
  },
  { id: 'tr', label: 'Tribunals', children: [{ id: 'tr-h', label: 'Highways', value: '20' }] },
];

function labels(driver: TreeDriver): string {
  return driver
    .rows()
    .map(({ label }) => label)
    .join();
}

function focused(driver: TreeDriver): string {
  return driver
    .rows()
    .filter(({ hasFocus }) => hasFocus)
    .map(({ label }) => label)
    .join();
}

function checkOf(driver: TreeDriver, label: string): string | undefined {
  return driver.rows().find((row) => row.label === label)?.checked;
}

/** The tests of every tree. */
export const treeSuite: Suite<MountTree> = [
  {
    name: 'shows closed groups, with one row in the tab order',
    async run(mount) {
      const driver = await mount({ nodes: suiteCourts });
      same(labels(driver), 'Supreme Court,High Courts,Tribunals', 'rows');
      same(
        driver.rows().map(({ level, isExpanded, isStop }) => [level, isExpanded ?? null, isStop]),
        [
          [1, null, true],
          [1, false, false],
          [1, false, false],
        ],
        'level, expanded, stop',
      );
    },
  },
  {
    name: 'opens, enters, leaves and closes groups with the arrow keys',
    async run(mount) {
      const driver = await mount({ nodes: suiteCourts });
      await driver.enter();
      for (const [key, reached, shown] of [
        ['ArrowDown', 'High Courts', 3],
        ['ArrowRight', 'High Courts', 6],
        ['ArrowRight', 'Vindhya', 6],
        ['ArrowRight', 'Vindhya', 6],
        ['ArrowDown', 'Malwa', 6],
        ['ArrowLeft', 'High Courts', 6],
        ['ArrowLeft', 'High Courts', 3],
        ['ArrowLeft', 'High Courts', 3],
        ['End', 'Tribunals', 3],
        ['ArrowDown', 'Tribunals', 3],
        ['Home', 'Supreme Court', 3],
        ['ArrowUp', 'Supreme Court', 3],
        ['*', 'Supreme Court', 7],
      ] as const) {
        await driver.press(key);
        same([focused(driver), driver.rows().length], [reached, shown], `after ${key}`);
      }
    },
  },
  {
    name: 'Space checks a group with all its nodes, and a partly checked group is mixed',
    async run(mount) {
      const driver = await mount({ nodes: suiteCourts, expanded: ['hc'] });
      await driver.enter();
      await driver.press('ArrowDown');
      await driver.press('ArrowDown');
      await driver.press('Space');
      same([checkOf(driver, 'Vindhya'), checkOf(driver, 'High Courts')], ['true', 'mixed'], 'one of three');
      await driver.press('ArrowUp');
      await driver.press('Space');
      same([checkOf(driver, 'High Courts'), driver.values()], ['mixed', ['10', '11']], 'all enabled nodes');
      await driver.press('Space');
      same([checkOf(driver, 'High Courts'), driver.values()], ['false', []], 'none');
    },
  },
  {
    name: 'checks nothing inside a disabled group',
    async run(mount) {
      const inside = { id: 'd', label: 'Dandaka', value: '30' };
      const nodes = [...suiteCourts, { id: 'g', label: 'Closed courts', disabled: true, children: [inside] }];
      const driver = await mount({ nodes, expanded: ['g'] });
      await driver.clickCheck('Dandaka');
      await driver.clickCheck('Closed courts');
      same([driver.values(), checkOf(driver, 'Closed courts')], [[], 'false'], 'by click');
      await driver.enter();
      await driver.press('End');
      await driver.press('Space');
      same(driver.values(), [], 'by key');
    },
  },
  {
    name: 'starts with the initial values, in the order of the tree',
    async run(mount) {
      const driver = await mount({ nodes: suiteCourts, values: ['20', '12', '1'], expanded: ['hc'] });
      same(driver.values(), ['1', '12', '20'], 'values');
      same(
        driver.rows().map(({ checked }) => checked),
        ['true', 'mixed', 'false', 'false', 'true', 'true'],
        'checks',
      );
    },
  },
  {
    name: 'handles clicks on the check box and on the toggle of a group',
    async run(mount) {
      const driver = await mount({ nodes: suiteCourts });
      await driver.clickCheck('Tribunals');
      same([driver.values(), checkOf(driver, 'Tribunals')], [['20'], 'true'], 'checked');
      await driver.clickOpen('Tribunals');
      same(labels(driver), 'Supreme Court,High Courts,Tribunals,Highways', 'opened');
    },
  },
  {
    name: 'finds a row by the first letters of its label',
    async run(mount) {
      const driver = await mount({ nodes: suiteCourts, expanded: ['hc', 'tr'] });
      await driver.enter();
      for (const [key, reached] of [
        ['h', 'High Courts'],
        ['i', 'High Courts'],
        ['g', 'High Courts'],
        ['h', 'High Courts'],
        ['Space', 'High Courts'],
        ['c', 'High Courts'],
      ] as const) {
        await driver.press(key);
        same([focused(driver), driver.values()], [reached, []], `${key} of "high c"`);
      }
      await driver.pass(501);
      await driver.press('h');
      same(focused(driver), 'Highways', 'h again, a while later');
      await driver.press('h');
      same(focused(driver), 'High Courts', 'the same letter again');
      await driver.pass(501);
      await driver.press('m');
      same(focused(driver), 'Malwa', 'm, a while later');
      await driver.pass(501);
      await driver.press('Space');
      same(driver.values(), ['11'], 'Space checks again');
    },
  },
  {
    name: 'filters by words, keeps the groups, and checks only visible nodes',
    async run(mount) {
      const driver = await mount({ nodes: suiteCourts });
      await driver.filter('MALW');
      same(labels(driver), 'High Courts,Malwa', 'rows');
      await driver.clickCheck('High Courts');
      same([driver.values(), checkOf(driver, 'High Courts')], [['11'], 'mixed'], 'checked');
      await driver.clickCheck('High Courts');
      same(driver.values(), [], 'unchecked');
      await driver.filter('high');
      same(labels(driver), 'High Courts,Vindhya,Malwa,Bundelkhand,Tribunals,Highways', 'all inside a group that fits');
      await driver.filter('nothing');
      same(labels(driver), '', 'nothing fits');
      await driver.filter('');
      same(labels(driver), 'Supreme Court,High Courts,Tribunals', 'the whole tree again');
    },
  },
];
