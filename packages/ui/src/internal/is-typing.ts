/**
 * Returns true when a key event targets a text field or select, also inside a shadow root. Page-wide shortcuts must
 * ignore such events. Check boxes, radio buttons and buttons do not count.
 */
export function isTyping(event: Event): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'))
  );
}
