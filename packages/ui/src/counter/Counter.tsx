import { formatIndianNumber } from '@headnote/core/format';
import { createCounter } from '@headnote/core/machines';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
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
 * Number that counts up to its value in two seconds. The server, screen readers and reduced motion get the final value
 * at once.
 *
 * - **Do** use it for the library's own numbers on public pages.
 * - **Don’t** use it for values that change while the reader looks at them.
 */
export function Counter({ value: raw, format = formatIndianNumber, className }: CounterProps) {
  const value = figureOf(raw) ?? 0;
  const counter = useMemo(() => createCounter({ to: value }), [value]);
  const shown = useSyncExternalStore(counter.subscribe, counter.getSnapshot, counter.getSnapshot);
  useEffect(() => {
    if (!isMotionReduced()) counter.start();
    return counter.dispose;
  }, [counter]);
  return (
    <span className={cx('hn-counter', className)}>
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
