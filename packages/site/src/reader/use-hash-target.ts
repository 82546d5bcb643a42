import { useEffect } from 'react';

/**
 * Goes to the paragraph or section that the address names, once the text is drawn. The text arrives after the page, so
 * the browser found no target.
 */
export function useHashTarget(html: string): void {
  useEffect(() => {
    const { hash } = window.location;
    if (html === '' || hash === '' || document.getElementById(hash.slice(1)) === null) return;
    // Setting the same fragment again makes the browser find the target, mark it and scroll to it.
    window.location.replace(hash);
  }, [html]);
}
