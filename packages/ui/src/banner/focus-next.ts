const mayTakeFocus = 'a[href],button,input,select,textarea,summary,[tabindex]:not([tabindex="-1"])';

/** Focuses the next focusable element after `element`, or the previous one when nothing follows. */
export function focusNext(element: HTMLElement): void {
  const all = [...element.ownerDocument.querySelectorAll<HTMLElement>(mayTakeFocus)].filter(
    (one) => !element.contains(one),
  );
  const isAfter = (one: Node) => Boolean(element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  const [after, before] = [all.filter(isAfter), all.filter((one) => !isAfter(one)).toReversed()];
  // Hidden, inert and disabled elements do not take the focus, so the loop tries the next one.
  for (const one of [...after, ...before]) {
    one.focus();
    if (one.ownerDocument.activeElement === one) return;
  }
}
