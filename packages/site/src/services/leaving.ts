import { useEffect, useState } from 'react';

/** Longest time from the decision to leave a page to its end, in milliseconds. The next page may come slowly. */
const LEAVING_MS = 5_000;

/** When the reader last decided to leave, in milliseconds since the page began. */
let leftAt = -Infinity;

if (!import.meta.env.SSR)
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });

/** Milliseconds in which the page is still being left; 0 if it is not. */
const rest = (): number => Math.max(0, leftAt + LEAVING_MS - performance.now());

/**
 * Throws an error of something that did not load, but not while the reader is leaving the page: Firefox stops all that a page
 * still loads when its address changes or it is loaded again, and shows the page until the next one comes. Without this, the
 * reader would see for a moment that the service cannot be reached. A page that stays, as after a download, throws after five seconds.
 */
export async function throwUnlessLeaving(error: unknown): Promise<never> {
  if (rest() > 0) await new Promise((resolve) => setTimeout(resolve, rest()));
  throw error;
}

/** True while the reader is leaving the page: five seconds at most. A reload at this time would lose where he goes. */
export function isBeingLeft(): boolean {
  return rest() > 0;
}

/** `isBeingLeft`, for a part that shows an error. */
export function useLeaving(): boolean {
  const [isLeaving, setLeaving] = useState(isBeingLeft);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => setLeaving(false), rest());
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return isLeaving;
}
