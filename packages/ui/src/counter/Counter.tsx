import { formatIndianNumber } from '@headnote/core/format';
import { createCounter } from '@headnote/core/machines';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { cx } from '../internal/cx.js';
import { figureOf } from '../internal/figure-of.js';
import { isMotionReduced } from '../internal/reduced-motion.js';

export interface CounterProps {
  /** Final number. */
  value: number;
  /** Formats the number. Default: Indian grouping, `13,80,000`. */
  format?: ((value: number) => string) | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Number that counts up to its value in two seconds when it comes into view. The server, screen readers and reduced
 * motion get the final value at once.
 *
 * - **Do** use it for the library's own numbers on public pages.
 * - **Don’t** use it for values that change while the reader looks at them.
 */
export function Counter({ value: raw, format = formatIndianNumber, className }: CounterProps) {
  const value = figureOf(raw) ?? 0;
  const counter = useMemo(() => createCounter({ to: value }), [value]);
  const shown = useSyncExternalStore(counter.subscribe, counter.getSnapshot, counter.getSnapshot);
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const leave = isMotionReduced() ? undefined : whenSeen(ref.current, counter.start);
    return () => {
      leave?.();
      counter.dispose();
    };
  }, [counter]);
  return (
    <span ref={ref} className={cx('hn-counter', className)}>
      <span className="hn-counter__shown" aria-hidden="true">
        {format(shown)}
      </span>
      <span className="hn-counter__room" aria-hidden="true">
        {format(value)}
      </span>
      <span className="hn-visually-hidden">{format(value)}</span>
    </span>
  );
}

/** Runs work once an element is in view, or at once without observers. Returns a function that cancels it. */
function whenSeen(element: Element | null, work: () => void): (() => void) | undefined {
  if (!element || typeof IntersectionObserver !== 'function') {
    work();
    return undefined;
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    work();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
