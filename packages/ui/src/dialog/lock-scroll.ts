/** Number of backdrops by root element. */
const backdrops = new WeakMap<Element, number>();

/**
 * Ref callback for a backdrop: the page does not scroll until the last backdrop is gone. It sets a class instead of
 * using `html:has(.hn-overlay)`, which makes browsers search the whole page on every change.
 */
export function lockScroll(backdrop: HTMLElement | null): (() => void) | undefined {
  if (!backdrop) return;
  const root = backdrop.ownerDocument.documentElement;
  count(root, 1);
  return () => count(root, -1);
}

function count(root: Element, by: 1 | -1): void {
  const remaining = (backdrops.get(root) ?? 0) + by;
  backdrops.set(root, remaining);
  root.classList.toggle('hn-scroll-locked', remaining > 0);
}
