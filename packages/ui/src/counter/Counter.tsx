import { formatIndianNumber } from '@headnote/core/format';
import { COUNTER_MS, easeCount } from '@headnote/core/machines';
import { useEffect, useState } from 'react';
import { cx } from '../internal/cx.js';
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
export function Counter({ value, format = formatIndianNumber, className }: CounterProps) {
  // How much of the way is behind; all of it before the first frame, which is what the server draws.
  const [part, setPart] = useState(1);
  useEffect(() => {
    if (isMotionReduced()) return;
    const start = performance.now();
    const step = (now: number) => {
      const next = Math.min(1, Math.max(0, now - start) / COUNTER_MS);
      setPart(next);
      if (next < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return (
    <span className={cx('hn-counter', className)}>
      <span className="hn-counter__shown" aria-hidden="true">
        {format(Math.round(value * easeCount(part)))}
      </span>
      <span className="hn-counter__room" aria-hidden="true">
        {format(value)}
      </span>
      <span className="hn-visually-hidden">{format(value)}</span>
    </span>
  );
}
