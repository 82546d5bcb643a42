import { useEffect, useState, type RefObject } from 'react';

interface ScrollRegion {
  role?: 'region';
  tabIndex?: 0;
}

/**
 * What a box needs while its content is larger than it is: a place in the tab order, so that keys scroll it, and a role
 * that carries its name. Nothing as long as everything can be seen.
 */
export function useScrollRegion(boxRef: RefObject<HTMLElement | null>): ScrollRegion {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const box = boxRef.current;
    // Pages made for tests have no layout to observe.
    if (!box || typeof ResizeObserver === 'undefined') return;
    const measure = () => setCut(box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1);
    const watcher = new ResizeObserver(measure);
    watcher.observe(box);
    for (const child of box.children) watcher.observe(child);
    return () => watcher.disconnect();
  }, [boxRef]);
  return isCut ? { role: 'region', tabIndex: 0 } : {};
}
