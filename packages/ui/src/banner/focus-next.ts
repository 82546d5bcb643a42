const mayTakeFocus = 'a[href],button,input,select,textarea,summary,[tabindex]:not([tabindex="-1"])';

/** Gives the focus to what comes after the element in the page, or, where nothing does, to what comes before it. */
export function focusNext(element: HTMLElement): void {
  const all = [...element.ownerDocument.querySelectorAll<HTMLElement>(mayTakeFocus)].filter(
    (one) => !element.contains(one),
  );
  const isAfter = (one: Node) => Boolean(element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  const [after, before] = [all.filter(isAfter), all.filter((one) => !isAfter(one)).toReversed()];
  // What is hidden, inert or disabled does not take it.
  for (const one of [...after, ...before]) {
    one.focus();
    if (one.ownerDocument.activeElement === one) return;
  }
}
