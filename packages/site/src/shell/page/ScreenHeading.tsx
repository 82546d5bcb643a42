import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isInFieldSince } from './focus-since.js';

/** State of a navigation that refines the current screen and leaves the focus where it is. */
export interface NavigationState {
  readonly keepFocus?: boolean;
  /** A click on what narrows or sorts led here: it is no new search of the member. */
  readonly isNarrowed?: boolean;
  /** The search box of the page takes the focus. */
  readonly focusSearch?: boolean;
}

/** Key of the location that the page was opened with: the first screen takes no focus. */
export const FirstLocationKey = createContext<string>('default');

/**
 * The main heading of a screen. It takes the focus after a navigation, so that a screen reader announces the screen and
 * the keyboard starts at the content; not on the first page, not when the navigation asks to keep the focus, and not when
 * the reader has gone into a field before the screen came.
 */
export function ScreenHeading({ children, className, id }: { children: ReactNode; className?: string; id?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const firstKey = use(FirstLocationKey);
  const { key, hash, state } = useLocation();
  const isFirst = key === firstKey;
  const keepsFocus = isFirst || hash !== '' || (state as NavigationState | null)?.keepFocus === true;
  useEffect(() => {
    if (!keepsFocus && !isInFieldSince(key)) heading.current?.focus({ preventScroll: true });
  }, [key, keepsFocus]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className} id={id}>
      {children}
    </h1>
  );
}
