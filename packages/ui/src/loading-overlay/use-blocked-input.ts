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
export function useBlockedInput(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const block = (event: Event) => {
      if (isAbove(event)) return;
      if (event instanceof KeyboardEvent && !isForPage(event)) return;
      // Scripts may continue; readers and assistive technology may not.
      if (event.type === 'click' && !event.isTrusted) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const events = ['keydown', 'keyup', 'beforeinput', 'paste', 'cut', 'click'];
    for (const name of events) window.addEventListener(name, block, true);
    return () => {
      for (const name of events) window.removeEventListener(name, block, true);
    };
  }, [isActive]);
}
