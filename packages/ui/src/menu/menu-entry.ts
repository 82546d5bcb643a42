import type { ReactNode } from 'react';

/** One item of a menu. */
export interface MenuItem {
  /** Key of the item, unique in the menu. `onPick` receives it. */
  id: string;
  /** Text of the item. */
  label: string;
  /** Content before the label, for example an icon. */
  icon?: ReactNode;
  /** Second line, in muted text. */
  note?: ReactNode;
  /** Keyboard shortcut to display, for example `Ctrl S`. The menu does not listen to it. */
  shortcut?: string | undefined;
  /** Disables the item. Default `false`. */
  disabled?: boolean | undefined;
  /** State of a toggle item. Selecting it keeps the menu open. Leave it out for a plain action. */
  checked?: boolean | undefined;
  /** `one` when only one item of the section can be on. Default `any`. */
  checks?: 'any' | 'one' | undefined;
  /** Marks a destructive action. Default `false`. */
  deletes?: boolean | undefined;
}

/** Items with a common heading. */
export interface MenuSection {
  /** Key of the section, unique in the menu. */
  id: string;
  /** Heading of the section. */
  title: string;
  /** Items of the section. */
  items: readonly MenuItem[];
}

/** Item or section. */
export type MenuEntry = MenuItem | MenuSection;

export function isSection(entry: MenuEntry): entry is MenuSection {
  return 'items' in entry;
}
