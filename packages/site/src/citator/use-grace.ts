import { useEffect, useState } from 'react';

/**
 * How long a text waits for its citations: they mostly come first, and what is drawn with them in place moves nothing
 * afterwards. A slow answer keeps nobody from reading.
 */
const GRACE_MS = 800;

/** True for a moment after `isRunning` became true, as long as it stays so. */
export function useGrace(isRunning: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setOver(true), GRACE_MS);
    return () => clearTimeout(timer);
  }, [isRunning]);
  return isRunning && !isOver;
}
