/**
 * Whether a key goes into what somebody types or chooses in, also inside a component with a shadow of its own: keys that work
 * anywhere on the page are not for it. A box or a button to tick is no such place.
 */
export function isTyping(event: Event): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'))
  );
}
