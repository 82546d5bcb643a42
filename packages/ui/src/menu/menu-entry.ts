import type { ReactNode } from 'react';

/** One line of a menu. */
export interface MenuItem {
  /** Key, unique in the menu; `onPick` gets it. */
  id: string;
  label: string;
  /** Stands before the words, for example an icon. */
  icon?: ReactNode;
  /** A second, muted line. */
  note?: ReactNode;
  /** Keys that do the same, for example `Ctrl S`. Only told here, not listened to. */
  shortcut?: string | undefined;
  disabled?: boolean | undefined;
  /** Makes it a line that is on or off; picking it leaves the menu open. */
  checked?: boolean | undefined;
  /** `one` where only one line of its section can be on. Default `any`. */
  checks?: 'any' | 'one' | undefined;
  /** It destroys something. */
  deletes?: boolean | undefined;
}

/** Lines that belong together, under a heading. */
export interface MenuSection {
  /** Key, unique in the menu. */
  id: string;
  title: string;
  items: readonly MenuItem[];
}

/** A line or a section. */
export type MenuEntry = MenuItem | MenuSection;

export function isSection(entry: MenuEntry): entry is MenuSection {
  return 'items' in entry;
}
