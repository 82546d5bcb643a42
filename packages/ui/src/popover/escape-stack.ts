const closers: (() => void)[] = [];

// Listens in the capture phase: otherwise a dialog would close together with the menu inside it.
function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  closers.at(-1)?.();
}

/**
 * Makes Escape close the surface that was opened last, and only that one. Returns a function that removes the entry.
 */
export function closeOnEscape(close: () => void): () => void {
  if (closers.length === 0) window.addEventListener('keydown', onKeyDown, true);
  closers.push(close);
  return () => {
    closers.splice(closers.lastIndexOf(close), 1);
    if (closers.length === 0) window.removeEventListener('keydown', onKeyDown, true);
  };
}
