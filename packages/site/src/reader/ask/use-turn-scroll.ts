import type { Turn } from '@headnote/core/assistant';
import { useLayoutEffect, type RefObject } from 'react';

/** Scrolls a new question to the top of the panel, and back to the beginning when another conversation is shown. */
export function useTurnScroll(body: RefObject<HTMLElement | null>, turns: readonly Turn[]): void {
  const last = turns.at(-1)?.key;
  useLayoutEffect(() => {
    const list = body.current;
    const turn = list?.querySelector<HTMLElement>('.site-ask__turn:last-of-type');
    // Only the panel scrolls: the reader's place in the text stays.
    list?.scrollTo({ top: turn?.offsetTop ?? 0 });
  }, [body, last]);
}
