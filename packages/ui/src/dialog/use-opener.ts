import { useLayoutEffect, useRef } from 'react';
import { buttonOf, leftAnchor } from '../popover/left-anchor.js';

/**
 * Remembers the focused element when a dialog opens. The returned function restores the focus, or moves it to the menu
 * button when the element, such as a menu item, is gone.
 */
export function useOpener(open: boolean): () => void {
  const openers = useRef<readonly HTMLElement[]>([]);
  // A layout effect runs before the content takes the focus.
  useLayoutEffect(() => {
    if (open) openers.current = openersOf(document.activeElement);
  }, [open]);
  return () => openers.current.find(({ isConnected }) => isConnected)?.focus();
}

function openersOf(active: Element | null): readonly HTMLElement[] {
  const menu = leftAnchor();
  const found = menu ? [menu] : active instanceof HTMLElement && active !== document.body ? [active] : [];
  // A floating surface directly follows its anchor and may be inside another surface.
  for (let at = found[0]; at;) {
    at = buttonOf(at.closest('.hn-floating')?.previousElementSibling);
    if (at) found.push(at);
  }
  return found;
}
