/**
 * Whether a key event comes from a field that takes text or a choice, also inside a shadow root. Page-wide keys must ignore
 * such events. Check boxes and radio buttons do not count.
 */
export function isTyping(event: Event): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'))
  );
}
