const canTakeFocus =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,[tabindex]:not([tabindex="-1"])';

/** Gives the focus to what comes after the element in the page, or, where nothing does, to what comes before it. */
export function focusNext(element: HTMLElement): void {
  const all = [...element.ownerDocument.querySelectorAll<HTMLElement>(canTakeFocus)].filter(
    (one) => !element.contains(one) && !one.closest('[inert],[hidden]'),
  );
  const isAfter = (one: Node) => Boolean(element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  (all.find(isAfter) ?? all.at(-1))?.focus();
}
