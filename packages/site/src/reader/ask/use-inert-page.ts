import { useLayoutEffect, type RefObject } from 'react';

/** Stays usable over an open sheet: it tells what happened. */
const KEPT = '.hn-toasts';

/** While a sheet covers the page, the rest of the page takes neither focus nor clicks. */
export function useInertPage(sheet: RefObject<HTMLElement | null>, isCovered: boolean): void {
  useLayoutEffect(() => {
    if (!isCovered) return;
    const inert: Element[] = [];
    for (let step: Element | null = sheet.current; step && step !== document.body; step = step.parentElement) {
      for (const other of step.parentElement?.children ?? []) {
        if (other === step || other.hasAttribute('inert') || other.querySelector(KEPT) || other.matches(KEPT)) continue;
        other.setAttribute('inert', '');
        inert.push(other);
      }
    }
    return () => {
      for (const other of inert) other.removeAttribute('inert');
    };
  }, [sheet, isCovered]);
}
