import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Calls back when the focus leaves a group of controls. When a press moves the focus, it waits until the click is over:
 * an error line that appears during the press would move the pressed button away, and the click would be lost.
 */
export function useFocusLeave(onLeave: () => void) {
  const callback = useRef(onLeave);
  useEffect(() => {
    callback.current = onLeave;
  });
  const stop = useRef<() => void>(undefined);
  const press = useRef<'none' | 'down' | 'up'>('none');
  useEffect(() => () => stop.current?.(), []);

  const trackPress = () => {
    stop.current?.();
    press.current = 'none';
    stop.current = onPresses((state) => (press.current = state));
  };
  const leave = () => {
    stop.current?.();
    if (press.current === 'none') return callback.current();
    // `mouseup` and `click` follow `pointerup` in the same task.
    const afterClick = () => {
      stop.current?.();
      const timer = setTimeout(() => callback.current());
      stop.current = () => clearTimeout(timer);
    };
    if (press.current === 'up') return afterClick();
    stop.current = onPresses((state) => {
      if (state === 'up') afterClick();
    });
  };
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) trackPress();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) leave();
    },
  };
}

/** Calls back on every pointer press and release on the page, until the returned function is called. */
function onPresses(listener: (state: 'down' | 'up') => void): () => void {
  const down = () => listener('down');
  const up = () => listener('up');
  document.addEventListener('pointerdown', down, true);
  document.addEventListener('pointerup', up, true);
  document.addEventListener('pointercancel', up, true);
  return () => {
    document.removeEventListener('pointerdown', down, true);
    document.removeEventListener('pointerup', up, true);
    document.removeEventListener('pointercancel', up, true);
  };
}
