import { useEffect, useRef, useState, type FocusEvent } from 'react';
import type { TabItem } from './Tabs.js';

interface OpenTab {
  value: string | undefined;
  /** Its place, for the neighbour that opens when it goes. */
  at: number;
}

/** The tab that stays open: the same one while it can be, then the next in its place, then the one before. */
function stayOpen(items: readonly TabItem[], open: OpenTab): OpenTab {
  const still = items.findIndex(({ value, disabled }) => value === open.value && !disabled);
  if (still >= 0) return still === open.at ? open : { ...open, at: still };
  const next = items.findIndex(({ disabled }, index) => index >= open.at && !disabled);
  const at = next >= 0 ? next : items.findLastIndex(({ disabled }) => !disabled);
  const value = items[at]?.value;
  return value === open.value ? open : { value, at: Math.max(0, at) };
}

/** Which tab is open when the caller does not keep it. */
export function useOpenTab(items: readonly TabItem[], first: string | undefined) {
  const [open, setOpen] = useState<OpenTab>({ value: first, at: 0 });
  const stays = stayOpen(items, open);
  if (stays !== open) setOpen(stays);
  return { value: stays.value, select: (value: string) => setOpen((before) => ({ ...before, value })) };
}

/** Takes the focus along when the tab that has it goes: handlers for the list of tabs. */
export function useKeptFocus(value: string | undefined) {
  const listRef = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    // An element that is taken out of the page loses the focus to nothing.
    if (!hasFocus.current || document.activeElement !== document.body) return;
    listRef.current?.querySelector<HTMLElement>('[data-state="active"]')?.focus();
  }, [value]);
  return {
    ref: listRef,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) hasFocus.current = false;
    },
  };
}
