import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTree } from './create-tree.js';
import { make, openPlace, press, type Place } from './dom-skin.fixtures.js';
import { createFakeClock } from './fake-clock.fixtures.js';
import { treeSuite, type MountTree, type ShownTreeRow } from './tree.suite.js';

const places: Place[] = [];

afterEach(() => {
  for (const place of places.splice(0)) place.remove();
});

const aria = { on: 'true', off: 'false', mixed: 'mixed' } as const;

const mountIn =
  (kind: 'page' | 'shadow root'): MountTree =>
  (options) => {
    const place = openPlace(kind);
    places.push(place);
    const clock = createFakeClock();
    const tree = createTree({ ...options, clock });
    const list = make('div', { role: 'tree', 'aria-label': 'Courts', 'aria-multiselectable': true });
    place.box.append(list);
    const elements = new Map<string, HTMLElement>();
    let served = tree.getSnapshot().focus;

    const draw = (): void => {
      const { rows, active, focus } = tree.getSnapshot();
      const drawn = rows.map((row) => {
        const element = elements.get(row.id) ?? make('div', { role: 'treeitem', 'data-id': row.id });
        if (!elements.has(row.id)) {
          element.append(make('span', { 'data-open': '' }, '▸'), make('span', { 'data-check': '' }, '☐'), row.label);
        }
        elements.set(row.id, element);
        element.ariaLevel = String(row.level);
        element.ariaPosInSet = String(row.posInSet);
        element.ariaSetSize = String(row.setSize);
        element.ariaChecked = aria[row.check];
        element.ariaExpanded = row.isExpanded === undefined ? null : String(row.isExpanded);
        element.ariaLabel = row.label;
        element.tabIndex = row.id === active ? 0 : -1;
        return element;
      });
      for (const child of Array.from(list.children)) if (!drawn.includes(child as HTMLElement)) child.remove();
      drawn.forEach((row, at) => list.children[at] !== row && list.insertBefore(row, list.children[at] ?? null));
      if (focus === served) return;
      served = focus;
      if (focus) elements.get(focus.on)?.focus();
    };
    const idOf = (event: Event): string => (event.target as HTMLElement).closest('div')?.dataset['id'] ?? '';
    list.addEventListener('keydown', (event) => tree.key(event) && event.preventDefault());
    list.addEventListener('focusin', (event) => tree.focusOn(idOf(event)));
    list.addEventListener('click', (event) => {
      const { dataset } = event.target as HTMLElement;
      if ('open' in dataset) tree.toggleOpen(idOf(event));
      if ('check' in dataset) tree.toggleCheck(idOf(event));
    });
    tree.subscribe(draw);
    draw();

    const all = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=treeitem]')];
    const part = (label: string, name: string): HTMLElement => {
      const row = all().find(({ ariaLabel }) => ariaLabel === label);
      return row?.querySelector<HTMLElement>(`[data-${name}]`) ?? list;
    };
    return {
      press,
      clickCheck: (label) => userEvent.click(part(label, 'check')),
      clickOpen: (label) => userEvent.click(part(label, 'open')),
      enter: () =>
        all()
          .find(({ tabIndex }) => tabIndex === 0)
          ?.focus(),
      filter: (text) => tree.setFilter(text),
      pass: (milliseconds) => clock.pass(milliseconds),
      values: () => tree.getSnapshot().values,
      rows: () =>
        all().map((row) => ({
          label: row.ariaLabel ?? '',
          level: Number(row.ariaLevel),
          isExpanded: row.ariaExpanded === null ? undefined : row.ariaExpanded === 'true',
          checked: row.ariaChecked as ShownTreeRow['checked'],
          isStop: row.tabIndex === 0,
          hasFocus: place.root.activeElement === row,
        })),
    };
  };

for (const kind of ['page', 'shadow root'] as const) {
  describe(`a tree without a framework in a ${kind}, with real keys`, () => {
    for (const { name, run } of treeSuite) it(name, () => expect(run(mountIn(kind))).resolves.toBeUndefined());
  });
}
