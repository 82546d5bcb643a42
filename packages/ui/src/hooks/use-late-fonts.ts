import { useEffect, useLayoutEffect, useRef } from 'react';
import { lateFaces } from './late-faces.js';

// A layout effect does nothing on a server and logs a warning there.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Applies fonts of `fonts.css` that arrived too late for the first page together with the next page, so that no visible
 * text moves. `page` is a value that differs between pages, such as the key of the router's location. Use it in the
 * root of a single-page application.
 */
export function useLateFonts(page: string): void {
  const firstPage = useRef(page);
  const ready = useRef<FontFace[]>([]);
  useEffect(() => {
    if (!('fonts' in document)) return;
    void lateFaces(ready.current);
  }, []);
  useBeforePaint(() => {
    if (page === firstPage.current) return;
    for (const face of ready.current.splice(0)) document.fonts.add(face);
  }, [page]);
}
