import { createContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { createScrollMemory, scrollWhenLongEnough, type ScrollMemory } from './scroll-memory.js';

/** True when the reader came back to this page, or reloaded it. */
export const IsReturn = createContext(false);

/** True when the reader came back to this page and its scroll position is restored. A fragment then moves nothing. */
export const RestoredScroll = createContext(false);

/**
 * Going back, forward or reloading restores the scroll position. Every other navigation scrolls to the top, or to the
 * element that the address names. The first page is left alone unless it was reloaded. Returns whether the reader came back, and
 * whether a position was restored.
 */
export function useScrollPosition(): { readonly isReturn: boolean; readonly isRestored: boolean } {
  const { key, pathname, search, hash } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const [memory] = useState(createScrollMemory);
  const entry = `${key} ${pathname}${search}`;
  const arrive = (isBack: boolean) => ({ entry, isBack, y: isBack ? memory.positionOf(entry) : undefined });
  const [arrival, setArrival] = useState(() => arrive(isReload()));
  if (arrival.entry !== entry) setArrival(arrive(isPop));
  const current = useRef<string>(undefined);
  const { y } = arrival;

  useLayoutEffect(() => {
    const isFirst = current.current === undefined;
    if (current.current === entry) return;
    current.current = entry;
    if (y !== undefined) return scrollWhenLongEnough(y);
    if (isFirst) return;
    const target = hash === '' ? null : document.getElementById(decodeHash(hash));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [entry, hash, y]);

  useEffect(() => rememberPositions(memory, () => current.current), [memory]);
  return { isReturn: arrival.isBack, isRestored: y !== undefined };
}

/** Notes where the reader is. The browser restores nothing itself, except after a reload, when it is earlier than we are. */
function rememberPositions(memory: ScrollMemory, entry: () => string | undefined): () => void {
  const { history } = window;
  const note = () => {
    const now = entry();
    if (now !== undefined) memory.note(now, window.scrollY);
  };
  const arrive = () => {
    history.scrollRestoration = 'manual';
  };
  const leave = () => {
    history.scrollRestoration = 'auto';
    memory.save();
  };
  arrive();
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('pageshow', arrive);
  window.addEventListener('pagehide', leave);
  return () => {
    leave();
    window.removeEventListener('scroll', note);
    window.removeEventListener('pageshow', arrive);
    window.removeEventListener('pagehide', leave);
  };
}

/** True when the browser shows an entry of its history again. A new visit of the same address starts at the top. */
function isReload(): boolean {
  if (typeof window === 'undefined') return false;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A stray percent sign in the address: use it unchanged.
    return hash.slice(1);
  }
}
