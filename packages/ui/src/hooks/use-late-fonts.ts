import { useEffect, useLayoutEffect, useRef } from 'react';
import { lateFaces } from './late-faces.js';

// A layout effect does nothing on a server and would only warn there.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Puts the faces of `fonts.css` that came too late for the first page in force when the page changes, together with the
 * new page, so that no text moves under the reader's eyes. `page` is whatever differs from page to page, such as the key
 * of the router's location. For the root of a site that stays in one document.
 */
export function useLateFonts(page: string): void {
  const firstPage = useRef(page);
  const ready = useRef<readonly FontFace[]>([]);
  useEffect(() => {
    if (!('fonts' in document)) return;
    void lateFaces().then((faces) => (ready.current = faces));
  }, []);
  useBeforePaint(() => {
    if (page === firstPage.current) return;
    for (const face of ready.current) document.fonts.add(face);
    ready.current = [];
  }, [page]);
}
