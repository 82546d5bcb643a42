import { useEffect, useState } from 'react';

/**
 * How long a text waits for its citations, in milliseconds. Usually they arrive first, and the page does not move when
 * both are drawn together. A slow answer does not keep the reader waiting.
 */
const GRACE_MS = 800;

/** True for a short time after `isRunning` became true, while it stays true. */
export function useGrace(isRunning: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setOver(true), GRACE_MS);
    return () => clearTimeout(timer);
  }, [isRunning]);
  return isRunning && !isOver;
}
