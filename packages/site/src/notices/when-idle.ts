/** Longest wait for an idle moment, in milliseconds: a busy page must not postpone the work forever. */
const LONGEST_WAIT = 3_000;

/**
 * Runs work once the page is idle, or after a fixed wait in browsers that do not report idle time.
 * Returns a function that cancels it.
 */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, LONGEST_WAIT);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: LONGEST_WAIT });
  return () => window.cancelIdleCallback(handle);
}
