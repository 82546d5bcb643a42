import { useRef } from 'react';
import { useMenu, useMenuSection } from 'react-aria/useMenu';
import { Item } from 'react-stately/Item';
import { Section } from 'react-stately/Section';
import { useTreeState, type TreeState } from 'react-stately/useTreeState';
import { cx } from '../internal/cx.js';
import { isSection, type MenuEntry, type MenuItem } from './menu-entry.js';
import { MenuRow } from './MenuRow.js';
import { useNoInlineStyle } from './use-no-inline-style.js';

export interface MenuListProps {
  id: string;
  label: string;
  entries: readonly MenuEntry[];
  onPick: (id: string) => void;
  onClose: () => void;
  /** Item that gets the focus first; null for the menu itself, when a pointer opened it. */
  focusStrategy: 'first' | 'last' | null;
  /** Extra class names for the outer element. */
  className: string | undefined;
}

/** Items of an open menu. */
export function MenuList({ id, label, entries, onPick, onClose, focusStrategy, className }: MenuListProps) {
  const ref = useRef<HTMLDivElement>(null);
  useNoInlineStyle();
  const items = entries.flatMap((entry) => (isSection(entry) ? entry.items : [entry]));
  const state = useTreeState<MenuEntry>({
    items: entries,
    children: drawEntry,
    selectionMode: 'none',
    disabledKeys: items.filter(({ disabled }) => disabled).map((item) => item.id),
  });
  const { menuProps } = useMenu(
    { id, 'aria-label': label, autoFocus: focusStrategy ?? true, onClose, onAction: (key) => onPick(String(key)) },
    state,
    ref,
  );
  return (
    <div {...menuProps} ref={ref} className={cx('hn-menu', className)}>
      {[...state.collection].map((node) =>
        node.type === 'section' ? (
          <MenuGroup key={node.key} node={node} state={state} />
        ) : (
          <MenuRow key={node.key} item={node.value as MenuItem} state={state} />
        ),
      )}
    </div>
  );
}

function drawEntry(entry: MenuEntry) {
  if (!isSection(entry)) return <Item textValue={entry.label}>{entry.label}</Item>;
  return (
    <Section title={entry.title} items={entry.items}>
      {(item) => <Item textValue={item.label}>{item.label}</Item>}
    </Section>
  );
}

type MenuNode = NonNullable<ReturnType<TreeState<MenuEntry>['collection']['getItem']>>;

function MenuGroup({ node, state }: { node: MenuNode; state: TreeState<MenuEntry> }) {
  const { itemProps, headingProps, groupProps } = useMenuSection({ heading: node.rendered });
  return (
    <div {...itemProps} className="hn-menu__section">
      <span {...headingProps} className="hn-menu__title">
        {node.rendered}
      </span>
      <div {...groupProps}>
        {[...node.childNodes].map((child) => (
          <MenuRow key={child.key} item={child.value as MenuItem} state={state} />
        ))}
      </div>
    </div>
  );
}
