import { useEffect } from 'react';

/**
 * Goes to the paragraph or section that the address names, once the text stands: it arrives after the page, so the
 * browser found nothing to go to.
 */
export function useHashTarget(html: string): void {
  useEffect(() => {
    const { hash } = window.location;
    if (html === '' || hash === '' || document.getElementById(hash.slice(1)) === null) return;
    // Going to the same fragment again makes the browser look for it anew, mark it and scroll to it.
    window.location.replace(hash);
  }, [html]);
}
