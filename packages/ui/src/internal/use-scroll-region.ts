import { useEffect, useState, type RefObject } from 'react';

interface ScrollRegion {
  role?: 'region';
  tabIndex?: 0;
}

/**
 * Attributes of a box that scrolls: a tab stop, so that keys can scroll it, and a role for its name. Empty while
 * everything fits.
 */
export function useScrollRegion(boxRef: RefObject<HTMLElement | null>): ScrollRegion {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const box = boxRef.current;
    // jsdom has no layout to observe.
    if (!box || typeof ResizeObserver === 'undefined') return;
    const measure = () => setCut(box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1);
    const watcher = new ResizeObserver(measure);
    watcher.observe(box);
    for (const child of box.children) watcher.observe(child);
    return () => watcher.disconnect();
  }, [boxRef]);
  return isCut ? { role: 'region', tabIndex: 0 } : {};
}
