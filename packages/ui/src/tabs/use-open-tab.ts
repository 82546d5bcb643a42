import { useEffect, useRef, useState, type FocusEvent } from 'react';
import type { TabItem } from './tab-item.js';

interface OpenTab {
  value: string | undefined;
  /** Its index, to find the neighbour that opens when it is removed. */
  at: number;
}

/** The open tab after a change of the items: the same one if possible, else the next, else the previous one. */
function stayOpen(items: readonly TabItem[], open: OpenTab): OpenTab {
  const still = items.findIndex(({ value, disabled }) => value === open.value && !disabled);
  if (still >= 0) return still === open.at ? open : { ...open, at: still };
  const next = items.findIndex(({ disabled }, index) => index >= open.at && !disabled);
  const at = next >= 0 ? next : items.findLastIndex(({ disabled }) => !disabled);
  const value = items[at]?.value;
  return value === open.value ? open : { value, at: Math.max(0, at) };
}

/** The open tab when the caller does not control it. */
export function useOpenTab(items: readonly TabItem[], first: string | undefined) {
  const [open, setOpen] = useState<OpenTab>({ value: first, at: 0 });
  const stays = stayOpen(items, open);
  if (stays !== open) setOpen(stays);
  return { value: stays.value, select: (value: string) => setOpen((before) => ({ ...before, value })) };
}

/** Handlers for the list of tabs that move the focus to the open tab when the focused tab is removed. */
export function useKeptFocus(value: string | undefined) {
  const listRef = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    // When a focused element is removed, the browser moves the focus to the body.
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
