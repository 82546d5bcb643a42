import { useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { noteFocus } from './focus-since.js';

/**
 * A key for the screen inside a layout. It changes with the path, and when a reader navigates to the current address
 * again: the screen then restarts with fresh data. A fragment never remounts.
 * @departs B7
 */
export function useScreenKey(): string {
  const { pathname, search, hash, key } = useLocation();
  const url = pathname + search + hash;
  const isPop = useNavigationType() === NavigationType.Pop;
  const [seen, setSeen] = useState({ url, key, visits: 0 });
  useLayoutEffect(() => noteFocus(key, isPop), [key, isPop]);
  if (seen.key === key) return `${pathname}:${seen.visits}`;
  const isSameAgain = seen.url === url && hash === '';
  const next = { url, key, visits: isSameAgain ? seen.visits + 1 : seen.visits };
  setSeen(next);
  return `${pathname}:${next.visits}`;
}
