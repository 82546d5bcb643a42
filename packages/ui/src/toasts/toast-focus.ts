let cameFrom: EventTarget | null = null;

/** Remembers the element that had the focus before it moved into the toasts. */
export function noteFocusOrigin({ currentTarget, relatedTarget }: FocusEvent): void {
  const area = (currentTarget as Element).parentElement;
  if (!area?.contains(relatedTarget as Node | null)) cameFrom = relatedTarget;
}

/** Moves the focus out of a toast that closes: to the next toast, else to the one before, else back to its origin. */
export function passFocusOn(id: string): void {
  const closing = document.getElementById(id);
  if (!closing?.contains(document.activeElement)) return;
  const toasts = [...(closing.parentElement?.children ?? [])].filter(
    (box) => box === closing || box.getAttribute('data-in') === 'true',
  );
  const at = toasts.indexOf(closing);
  const next = (toasts[at + 1] ?? toasts[at - 1])?.querySelector('button') ?? cameFrom;
  if (next instanceof HTMLElement) next.focus();
}
