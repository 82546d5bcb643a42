import type { FocusRequest } from '@headnote/core/machines';
import { useEffect, useRef, type RefObject } from 'react';
import { useFocusRequest } from '../internal/use-machine.js';

/**
 * Serves the queue's wishes about the focus: to another toast when the one with the focus goes, otherwise back to where
 * it came from. Alt+T brings it to the first toast.
 */
export function useToastFocus(
  areaRef: RefObject<HTMLElement | null>,
  wish: FocusRequest<number | 'return'> | undefined,
): void {
  const cameFrom = useRef<EventTarget>(null);
  useFocusRequest(wish, (on) => {
    if (on !== 'return') focusIn(areaRef.current?.querySelector(`[data-toast="${on}"]`));
    else if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  });
  useEffect(() => {
    const area = areaRef.current;
    const onKeyDown = ({ altKey, code }: KeyboardEvent) => {
      if (altKey && code === 'KeyT') focusIn(area);
    };
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (!area?.contains(relatedTarget as Node | null)) cameFrom.current = relatedTarget;
    };
    document.addEventListener('keydown', onKeyDown);
    area?.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      area?.removeEventListener('focusin', onFocusIn);
    };
  }, [areaRef]);
}

function focusIn(box: Element | null | undefined): void {
  box?.querySelector<HTMLElement>('button, a')?.focus();
}
