/** How many veils lie over the page of a root element. */
const veils = new WeakMap<Element, number>();

/**
 * Ref of a veil: the page under it stands still until the last veil is gone. A class and no `html:has(.hn-overlay)`, for
 * which a browser searches the whole page whenever anything is put into it.
 */
export function holdPage(veil: HTMLElement | null): (() => void) | undefined {
  if (!veil) return;
  const root = veil.ownerDocument.documentElement;
  count(root, 1);
  return () => count(root, -1);
}

function count(root: Element, by: 1 | -1): void {
  const left = (veils.get(root) ?? 0) + by;
  veils.set(root, left);
  root.classList.toggle('hn-held', left > 0);
}
