import { useEffect, useState } from 'react';

const SECOND = 1000;

/** The seconds that are left, counting down from `seconds`; starts again when `seconds` or `round` changes. */
export function useCountdown(seconds: number, round: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * SECOND;
    const show = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / SECOND)));
    show();
    if (seconds === 0) return undefined;
    // A clock, not a count: timers of a tab in the background run late.
    const timer = setInterval(show, SECOND);
    return () => clearInterval(timer);
  }, [seconds, round]);
  return left;
}
