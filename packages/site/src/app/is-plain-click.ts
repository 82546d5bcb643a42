import type { MouseEvent } from 'react';

/** True for a click that means "open here": main button, no key that asks for a tab, a window or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
