/** Longest wait for an idle moment, in milliseconds: a busy page is not to put the work off for good. */
const LONGEST_WAIT = 3_000;

/**
 * Does something once the page has nothing more urgent to do; after a fixed wait in browsers that cannot tell.
 * Returns how to call it off.
 */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, LONGEST_WAIT);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: LONGEST_WAIT });
  return () => window.cancelIdleCallback(handle);
}
