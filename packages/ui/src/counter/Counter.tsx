import { formatIndianNumber } from '@headnote/core/format';
import { createCounter } from '@headnote/core/machines';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { cx } from '../internal/cx.js';
import { figureOf } from '../internal/figure-of.js';
import { isMotionReduced } from '../internal/reduced-motion.js';

export interface CounterProps {
  value: number;
  /** Writes the number. Default: Indian grouping. */
  format?: ((value: number) => string) | undefined;
  className?: string | undefined;
}

/**
 * A figure that counts up to its value in two seconds. The final value is what the server draws, what a screen reader
 * hears at once, and all there is under reduced motion.
 */
export function Counter({ value: sent, format = formatIndianNumber, className }: CounterProps) {
  const value = figureOf(sent) ?? 0;
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
