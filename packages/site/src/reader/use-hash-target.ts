import { use, useEffect } from 'react';
import { RestoredScroll } from '../shell/page/use-scroll-position.js';

/**
 * Goes to the paragraph or section that the address names, once the text is drawn. The text arrives after the page, so
 * the browser found no target. A reader who came back stays where they were.
 */
export function useHashTarget(html: string): void {
  const isRestored = use(RestoredScroll);
  useEffect(() => {
    if (isRestored) return;
    const { hash } = window.location;
    if (html === '' || hash === '' || document.getElementById(hash.slice(1)) === null) return;
    // Setting the same fragment again makes the browser find the target, mark it and scroll to it. Some browsers then clear the state of
    // the entry, by which the router and the link "Results" count.
    const state: unknown = window.history.state;
    window.location.replace(hash);
    window.history.replaceState(state, '');
  }, [html, isRestored]);
}
