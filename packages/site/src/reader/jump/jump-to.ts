/**
 * Goes to an element of the text: the address names it, the page scrolls to it, and its paragraph takes the focus, so that
 * reading and the Tab key continue there.
 */
export function jumpTo(id: string): void {
  window.location.hash = id;
  focusTarget(id);
}

/** Focuses the paragraph or heading that has an id, or contains the element with it. */
export function focusTarget(id: string): void {
  const target = document.getElementById(id);
  const block = target?.closest<HTMLElement>('p, li, h2, h3, h4, h5, h6, td, section') ?? target;
  if (!block) return;
  if (!block.hasAttribute('tabindex')) block.tabIndex = -1;
  block.focus({ preventScroll: true });
}
