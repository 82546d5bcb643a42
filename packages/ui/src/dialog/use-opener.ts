import { useLayoutEffect, useRef } from 'react';
import { buttonOf, leftAnchor } from '../popover/left-anchor.js';

/**
 * Remembers what had the focus when something opened over the page. The function given puts it back: where the opener is
 * gone, a line of a menu for example, on the button that had opened the menu.
 */
export function useOpener(open: boolean): () => void {
  const openers = useRef<readonly HTMLElement[]>([]);
  // Before the content is there and takes the focus.
  useLayoutEffect(() => {
    if (open) openers.current = openersOf(document.activeElement);
  }, [open]);
  return () => openers.current.find(({ isConnected }) => isConnected)?.focus();
}

function openersOf(active: Element | null): readonly HTMLElement[] {
  const menu = leftAnchor();
  const found = menu ? [menu] : active instanceof HTMLElement && active !== document.body ? [active] : [];
  // A surface stands right behind its anchor, and may stand in another.
  for (let at = found[0]; at;) {
    at = buttonOf(at.closest('.hn-floating')?.previousElementSibling);
    if (at) found.push(at);
  }
  return found;
}
