import { useEffect, useRef } from 'react';
import { isTyping } from '../internal/is-typing.js';

/**
 * Calls `run` when the reader presses a single key, such as `/` or `n`, anywhere on the page. Ignores keys that are typed
 * into a field, pressed with Control, Alt or Command, or already handled. Set `isOn` to false to switch the key off.
 */
export function useShortcutKey(key: string, run: () => void, isOn = true): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  }, [run]);
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || event.isComposing || isTyping(event)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key, isOn]);
}
