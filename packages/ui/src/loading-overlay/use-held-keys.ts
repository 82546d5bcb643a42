import { useEffect } from 'react';

/** Keys that write, press, move or go on; those with Control, Alt or the command key, and the F keys, are the browser's. */
const isForPage = ({ ctrlKey, metaKey, altKey, key }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !/^F\d/.test(key);

/** Toasts stand above the cover and can be read and closed meanwhile. */
const isAbove = ({ target }: Event): boolean => target instanceof Element && target.closest('.hn-toasts') !== null;

/**
 * Keeps keys, words and presses from what lies beneath a cover. The page is not made inert: what is inert loses the focus
 * it has, and the heading of a screen that arrives under the cover could not take it.
 */
export function useHeldKeys(isCovered: boolean): void {
  useEffect(() => {
    if (!isCovered) return;
    const hold = (event: Event) => {
      if (isAbove(event)) return;
      if (event instanceof KeyboardEvent && !isForPage(event)) return;
      // A script may go on with its work; a reader, or what reads aloud for one, may not.
      if (event.type === 'click' && !event.isTrusted) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const heard = ['keydown', 'keyup', 'beforeinput', 'paste', 'cut', 'click'];
    for (const name of heard) window.addEventListener(name, hold, true);
    return () => {
      for (const name of heard) window.removeEventListener(name, hold, true);
    };
  }, [isCovered]);
}
