import { useEffect } from 'react';

/**
 * Returns true for keys that the page handles. Keys with Control, Alt or Meta, and function keys, belong to the
 * browser.
 */
const isForPage = ({ ctrlKey, metaKey, altKey, key }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !/^F\d/.test(key);

/** Toasts are above the overlay and stay usable. */
const isAbove = ({ target }: Event): boolean => target instanceof Element && target.closest('.hn-toasts') !== null;

/**
 * Blocks keys, input and clicks below an overlay. `inert` would not do: an inert element loses its focus, and the
 * heading of a new screen could not take it.
 */
export function useHeldKeys(isCovered: boolean): void {
  useEffect(() => {
    if (!isCovered) return;
    const hold = (event: Event) => {
      if (isAbove(event)) return;
      if (event instanceof KeyboardEvent && !isForPage(event)) return;
      // Scripts may continue; readers and assistive technology may not.
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
