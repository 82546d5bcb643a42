import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenPromises } from './broken-promises.fixtures.js';
import { createTree } from './create-tree.js';
import { createFakeClock } from './fake-clock.fixtures.js';
import { readIdList, writeIdList } from './id-list.js';
import { checksOf, type TreeCheck } from './tree-checks.js';
import { indexTree, type TreeNode } from './tree-index.js';
import { treeOfCourts } from './tree-of-courts.js';
import { foldWords } from './tree-rows.js';
import { suiteCourts, treeSuite, type MountTree } from './tree.suite.js';

const aria = { on: 'true', off: 'false', mixed: 'mixed' } as const;

const mount: MountTree = (options) => {
  const clock = createFakeClock();
  const tree = createTree({ ...options, clock });
  let focused: string | undefined;
  let served = tree.getSnapshot().focus;
  tree.subscribe(() => {
    const wish = tree.getSnapshot().focus;
    if (wish === served) return;
    served = wish;
    focused = wish?.on;
  });
  const idOf = (label: string): string => tree.getSnapshot().rows.find((row) => row.label === label)?.id ?? '';
  return {
    press: (key) => void tree.key({ key: key === 'Space' ? ' ' : key }),
    clickCheck: (label) => tree.toggleCheck(idOf(label)),
    clickOpen: (label) => tree.toggleOpen(idOf(label)),
    enter: () => void (focused = tree.getSnapshot().active),
    filter: (text) => tree.setFilter(text),
    pass: (milliseconds) => clock.pass(milliseconds),
    values: () => tree.getSnapshot().values,
    rows: () =>
      tree.getSnapshot().rows.map(({ id, label, level, isExpanded, check }) => ({
        label,
        level,
        isExpanded,
        checked: aria[check],
        isStop: id === tree.getSnapshot().active,
        hasFocus: id === focused,
      })),
  };
};

describe('createTree without a page', () => {
  for (const { name, run } of treeSuite) it(name, () => expect(run(mount)).resolves.toBeUndefined());

  it('control: detects a view that shows mixed as checked', async () => {
    const broken: MountTree = async (options) => {
      const driver = await mount(options);
      const whole = (): ReturnType<typeof driver.rows> =>
        driver.rows().map((row) => ({ ...row, checked: row.checked === 'mixed' ? 'true' : row.checked }));
      return { ...driver, rows: whole };
    };
    expect((await brokenPromises(treeSuite, broken)).length).toBe(3);
  });

  it('control: detects a view that treats Space as a letter', async () => {
    const broken: MountTree = async (options) => {
      const driver = await mount(options);
      return { ...driver, press: (key) => (key === 'Space' ? undefined : driver.press(key)) };
    };
    expect(await brokenPromises(treeSuite, broken)).toContain('finds a row by the first letters of its label');
  });
});

const { nodes: randomNodes } = fc.letrec<{ nodes: TreeNode[]; node: TreeNode }>((tie) => ({
  nodes: fc.array(tie('node'), { maxLength: 4 }),
  node: fc.record(
    {
      id: fc.uuid(),
      label: fc.constantFrom('Vindhya', 'Malwa', 'High'),
      value: fc.constantFrom('1', '2', '3', '4'),
      disabled: fc.boolean(),
      children: fc.option(tie('nodes'), { depthSize: 'small', nil: undefined }),
    },
    { requiredKeys: ['id', 'label'] },
  ),
}));

/** Returns whether a node or one of its groups is disabled. */
function isDisabled(index: ReturnType<typeof indexTree>, at: number): boolean {
  const item = index.nodes[at];
  return item !== undefined && (item.node.disabled === true || isDisabled(index, item.parent));
}

/** Returns the expected check of a group: all, none or some of its leaves. */
function checkByMeaning(node: TreeNode, checked: ReadonlySet<string>): TreeCheck {
  const leaves = (inside: TreeNode): string[] =>
    inside.children ? inside.children.flatMap(leaves) : [inside.value ?? inside.id];
  const values = leaves(node);
  const on = values.filter((value) => checked.has(value)).length;
  if (on === 0) return 'off';
  return on === values.length ? 'on' : 'mixed';
}

function checksMeanWhatTheySay(compute: typeof checksOf): void {
  fc.assert(
    fc.property(randomNodes, fc.subarray(['1', '2', '3', '4']), (nodes, values) => {
      const index = indexTree(nodes);
      const checked = new Set(values);
      expect(compute(index, checked)).toEqual(index.nodes.map(({ node }) => checkByMeaning(node, checked)));
    }),
    { numRuns: 300 },
  );
}

describe('checks of groups', () => {
  it('show whether all, none or some leaves are checked, in any tree', () => checksMeanWhatTheySay(checksOf));

  it('control: detects a variant that only checks the last child', () => {
    const hasty: typeof checksOf = (index, checked) => {
      const checks = [...checksOf(index, checked)];
      for (let at = index.nodes.length - 1; at >= 0; at -= 1) {
        const parent = index.nodes[at]?.parent ?? -1;
        if (parent >= 0) checks[parent] = checks[at] ?? 'off';
      }
      return checks;
    };
    expect(() => checksMeanWhatTheySay(hasty)).toThrow(/Property failed/);
  });

  it('a click checks all visible nodes, a second one unchecks them, and disabled nodes never change', () => {
    fc.assert(
      fc.property(
        randomNodes,
        fc.subarray(['1', '2', '3', '4']),
        fc.nat(),
        fc.constantFrom('', 'mal', 'high'),
        (nodes, values, pick, filter) => {
          const tree = createTree({ nodes, values });
          tree.setFilter(filter);
          const { rows, index } = tree.getSnapshot();
          const row = rows[pick % Math.max(1, rows.length)];
          if (!row || row.disabled) return;
          const at = index.positions.get(row.id) ?? 0;
          const { shown } = tree.getSnapshot();
          const kept = index.nodes.filter((_, place) => isDisabled(index, place)).map(({ value }) => value);
          const inside = index.nodes
            .slice(at, index.nodes[at]?.end)
            .filter((item, place) => item.value !== undefined && (!shown || shown[at + place]))
            .filter(({ value }) => !kept.includes(value))
            .map(({ value }) => value ?? '');
          const outside = [...tree.getSnapshot().checked].filter((value) => !inside.includes(value));
          const wereOn = inside.length > 0 && inside.every((value) => tree.getSnapshot().checked.has(value));
          tree.toggleCheck(row.id);
          expect(new Set(tree.getSnapshot().checked)).toEqual(new Set([...outside, ...(wereOn ? [] : inside)]));
        },
      ),
      { numRuns: 300 },
    );
  });
});

const manyCourts = (groups: number, each: number): readonly TreeNode[] =>
  treeOfCourts(
    Array.from({ length: groups }, (_, group) => ({
      id: String(group),
      title: `Group ${group}`,
      courts: Array.from({ length: each }, (__, court) => ({
        id: group * each + court,
        title: `Court ${court}`,
      })),
    })),
  );

describe('a large tree', () => {
  it('of 1,500 courts handles a hundred clicks and keys quickly', () => {
    const nodes = manyCourts(30, 49);
    const tree = createTree({ nodes, expanded: nodes.map(({ id }) => id) });
    expect(tree.getSnapshot().rows).toHaveLength(1500);
    const begun = performance.now();
    for (let count = 0; count < 50; count += 1) {
      tree.toggleCheck(`${count % 30}`);
      tree.key({ key: 'ArrowDown' });
    }
    tree.setFilter('court 7');
    tree.checkAll();
    expect(performance.now() - begun).toBeLessThan(8000);
    expect(tree.getSnapshot().values.length).toBeGreaterThan(30);
  });

  it('of 200,000 nodes, nested or flat, is indexed in linear time', () => {
    let deep: TreeNode = { id: 'leaf', label: 'leaf' };
    for (let level = 0; level < 100_000; level += 1) deep = { id: String(level), label: '', children: [deep] };
    const begun = performance.now();
    const index = indexTree([deep, ...manyCourts(1, 100_000).map((node) => ({ ...node, id: `g${node.id}` }))]);
    const checks = checksOf(index, new Set(['leaf']));
    expect(performance.now() - begun).toBeLessThan(8000);
    expect([index.nodes.length, checks[0], checks[100_001]]).toEqual([200_002, 'on', 'off']);
  });

  it('keeps unchanged rows as the same objects', () => {
    const tree = createTree({ nodes: suiteCourts, expanded: ['hc'] });
    const before = tree.getSnapshot().rows;
    tree.toggleCheck('hc-v');
    const after = tree.getSnapshot().rows;
    expect(after.map((row, at) => row === before[at])).toEqual([true, false, false, true, true, true]);
  });
});

describe('createTree', () => {
  it('keeps unknown values, and shows them when their node is added', () => {
    const tree = createTree({ nodes: [], values: readIdList('10, 99,,1,10 ') });
    expect([tree.getSnapshot().values, tree.getSnapshot().active]).toEqual([[], undefined]);
    tree.setNodes(suiteCourts);
    expect(writeIdList(tree.getSnapshot().values)).toBe('1,10');
    tree.uncheckAll();
    expect([...tree.getSnapshot().checked]).toEqual(['99']);
    tree.setValues(['20']);
    expect(tree.getSnapshot().values).toEqual(['20']);
    const before = tree.getSnapshot();
    tree.setValues(['20']);
    tree.setNodes(suiteCourts);
    tree.setFilter('');
    tree.focusOn('unknown');
    expect(tree.getSnapshot()).toBe(before);
  });

  it('checks a court in both of its groups', () => {
    const twice = treeOfCourts([
      { id: '1', title: 'Favourites', courts: [{ id: 7, title: 'Malwa' }] },
      {
        id: '7',
        title: 'High Courts',
        courts: [
          { id: 7, title: 'Malwa' },
          { id: 8, title: 'Vindhya' },
        ],
      },
      { id: '9', title: 'Supreme Court', courts: [] },
    ]);
    const tree = createTree({ nodes: twice, values: ['9'] });
    tree.toggleCheck('1.7');
    expect(tree.getSnapshot().rows.map(({ check }) => check)).toEqual(['on', 'mixed', 'on']);
    expect(tree.getSnapshot().values).toEqual(['7', '9']);
  });

  it('keeps the check of a disabled leaf even if another leaf has the same value', () => {
    const nodes = [
      { id: 'a', label: 'A', value: '1', disabled: true },
      { id: 'b', label: 'B', value: '1' },
      { id: 'c', label: 'C' },
    ];
    const tree = createTree({ nodes, values: ['1'] });
    tree.toggleCheck('b');
    expect(tree.getSnapshot().values).toEqual(['1']);
    tree.uncheckAll();
    expect(tree.getSnapshot().values).toEqual(['1']);
    tree.toggleCheck('c');
    expect(tree.getSnapshot().values).toEqual(['1', 'c']);
  });

  it('keeps a group open when another is added before it, and accepts duplicate ids', () => {
    const hc = { id: 'hc', title: 'High Courts', courts: [{ id: 7, title: 'Malwa' }] };
    const sc = { id: 'sc', title: 'Supreme Court', courts: [{ id: 1, title: 'Supreme Court' }] };
    const tree = createTree({ nodes: treeOfCourts([hc]) });
    tree.toggleOpen(tree.getSnapshot().rows[0]?.id ?? '');
    tree.setNodes(treeOfCourts([sc, hc]));
    expect(tree.getSnapshot().rows.map(({ label }) => label)).toEqual(['Supreme Court', 'High Courts', 'Malwa']);
    const ids = treeOfCourts([sc, sc, { ...sc, id: 'sc#2' }, { ...sc, id: 'sc.1', courts: [] }]).flatMap((node) => [
      node.id,
      ...(node.children ?? []).map(({ id }) => id),
    ]);
    expect(new Set(ids).size).toBe(7);
  });

  it('moves the focus to a group that closes over it, and checks all or none with Control+A', () => {
    const tree = createTree({ nodes: suiteCourts, expanded: ['hc'] });
    tree.focusOn('hc-m');
    tree.toggleOpen('hc');
    expect(tree.getSnapshot()).toMatchObject({ active: 'hc', focus: { on: 'hc' } });
    expect(tree.key({ key: 'a', ctrlKey: true })).toBe(true);
    expect(tree.getSnapshot().values).toEqual(['1', '10', '11', '20']);
    tree.key({ key: 'a', ctrlKey: true });
    expect(tree.getSnapshot().values).toEqual([]);
  });

  it('is mirrored in right-to-left text', () => {
    const tree = createTree({ nodes: suiteCourts, direction: 'rtl' });
    tree.focusOn('hc');
    tree.key({ key: 'ArrowLeft' });
    tree.key({ key: 'ArrowLeft' });
    expect(tree.getSnapshot().active).toBe('hc-v');
    tree.key({ key: 'ArrowRight' });
    tree.key({ key: 'ArrowRight' });
    expect(tree.getSnapshot()).toMatchObject({ active: 'hc', expanded: new Set() });
  });

  it('opens sibling groups with an asterisk, and no others', () => {
    const inner = { id: 'inner', label: 'Inner', children: [{ id: 'leaf', label: 'Leaf' }] };
    const nodes = [
      { id: 'a', label: 'A', children: [inner] },
      { id: 'b', label: 'B', children: [{ id: 'x', label: 'X' }] },
    ];
    const tree = createTree({ nodes });
    tree.key({ key: '*' });
    expect(tree.getSnapshot().expanded).toEqual(new Set(['a', 'b']));
  });

  it('stays on an open, empty group', () => {
    const tree = createTree({
      nodes: [
        { id: 'a', label: 'A', children: [] },
        { id: 'b', label: 'B' },
      ],
    });
    tree.key({ key: 'ArrowRight' });
    tree.key({ key: 'ArrowRight' });
    expect(tree.getSnapshot()).toMatchObject({ active: 'a', expanded: new Set(['a']), rows: [{ check: 'off' }, {}] });
  });

  it('marks rows that cannot be checked', () => {
    const { rows } = createTree({ nodes: suiteCourts, expanded: ['hc'] }).getSnapshot();
    expect(rows.filter(({ disabled }) => disabled).map(({ id }) => id)).toEqual(['hc-b']);
  });

  it('opens with Enter, and handles its keys even if they move nowhere', () => {
    const tree = createTree({ nodes: suiteCourts });
    expect(tree.key({ key: 'ArrowUp' })).toBe(true);
    expect(tree.key({ key: 'Tab' })).toBe(false);
    expect(tree.key({ key: 'ArrowDown', altKey: true })).toBe(false);
    tree.key({ key: 'Enter' });
    expect(tree.getSnapshot().values).toEqual(['1']);
    tree.focusOn('tr');
    tree.key({ key: 'Enter' });
    expect(tree.getSnapshot().expanded).toEqual(new Set(['tr']));
  });

  it('keeps the first of two nodes with one id, does not count the other, and reports it', () => {
    const again = [
      { id: 'g', label: 'Group', children: [{ id: 'a', label: 'First' }] },
      { id: 'a', label: 'Second', children: [{ id: 'c', label: 'Inside the second' }] },
      { id: 'b', label: 'Third' },
    ];
    const tree = createTree({ nodes: again, expanded: ['g'] });
    const { rows, index } = tree.getSnapshot();
    expect(rows.map(({ label, posInSet, setSize }) => `${label} ${posInSet}/${setSize}`)).toEqual([
      'Group 1/2',
      'First 1/1',
      'Third 2/2',
    ]);
    expect([...index.twins]).toEqual(['a']);
    tree.checkAll();
    expect(tree.getSnapshot().values).toEqual(['a', 'b']);
  });

  it('is empty without nodes, and shows nodes without labels', () => {
    const sent = (value: unknown) => value as never;
    expect(createTree({ nodes: sent(null) }).getSnapshot().rows).toEqual([]);
    const tree = createTree({ nodes: sent([{ id: 'a', label: null }]) });
    tree.setFilter('x');
    expect(tree.getSnapshot().rows).toEqual([]);
  });

  it('ignores case and accents, but keeps vowel signs of Indian scripts', () => {
    expect(foldWords('Órissa')).toBe('orissa');
    expect(foldWords('न्याय')).toBe('न्याय');
  });
});
