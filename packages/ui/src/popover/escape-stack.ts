const closers: (() => void)[] = [];

// Before everything else in the page: a dialog around a menu would otherwise close together with it.
function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  closers.at(-1)?.();
}

/** Escape closes what was opened last, and only that. Gives the function that ends it. */
export function closeOnEscape(close: () => void): () => void {
  if (closers.length === 0) window.addEventListener('keydown', onKeyDown, true);
  closers.push(close);
  return () => {
    closers.splice(closers.lastIndexOf(close), 1);
    if (closers.length === 0) window.removeEventListener('keydown', onKeyDown, true);
  };
}
