import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Scrolls to the top after every navigation, or to the element that the address names.
 * It leaves the first page alone: the browser restores the scroll position after a reload.
 */
export function useScrollToTop(): void {
  const { key, hash } = useLocation();
  const lastKey = useRef(key);
  useLayoutEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    const target = hash === '' ? null : document.getElementById(decodeHash(hash));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [key, hash]);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A stray percent sign in the address: use it unchanged.
    return hash.slice(1);
  }
}
