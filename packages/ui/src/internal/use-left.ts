import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Calls back when the focus leaves a group of controls. When a press moves the focus, it waits until the click is over:
 * an error line that appears during the press would move the pressed button away, and the click would be lost.
 */
export function useLeft(onLeft: () => void) {
  const tell = useRef(onLeft);
  useEffect(() => {
    tell.current = onLeft;
  });
  const stop = useRef<() => void>(undefined);
  const press = useRef<'none' | 'down' | 'up'>('none');
  useEffect(() => () => stop.current?.(), []);

  const watch = () => {
    stop.current?.();
    press.current = 'none';
    stop.current = onPresses((state) => (press.current = state));
  };
  const leave = () => {
    stop.current?.();
    if (press.current === 'none') return tell.current();
    // `mouseup` and `click` follow `pointerup` in the same task.
    const later = () => {
      stop.current?.();
      const timer = setTimeout(() => tell.current());
      stop.current = () => clearTimeout(timer);
    };
    if (press.current === 'up') return later();
    stop.current = onPresses((state) => {
      if (state === 'up') later();
    });
  };
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) watch();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) leave();
    },
  };
}

/** Calls back on every pointer press and release on the page, until the returned function is called. */
function onPresses(tell: (state: 'down' | 'up') => void): () => void {
  const down = () => tell('down');
  const up = () => tell('up');
  document.addEventListener('pointerdown', down, true);
  document.addEventListener('pointerup', up, true);
  document.addEventListener('pointercancel', up, true);
  return () => {
    document.removeEventListener('pointerdown', down, true);
    document.removeEventListener('pointerup', up, true);
    document.removeEventListener('pointercancel', up, true);
  };
}
