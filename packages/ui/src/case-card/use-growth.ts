import { useEffect, useState, useSyncExternalStore } from 'react';

/** Chunks drawn at once: more rows than a screen shows. */
const FIRST = 4;

/** A page that is never idle, because it scrolls or works on, gets a chunk after so many milliseconds all the same. */
const PATIENCE_MS = 1000;

/**
 * How many of so many chunks are drawn by now: the first four at once, then one after the other whenever the page has
 * nothing better to do, so that a long list neither delays the first screen nor holds up a reader who scrolls or types. On
 * a server, and where its page is taken over, all of them. `id` tells one list from another: a new list begins anew.
 */
export function useGrowth(chunks: number, id: string | undefined): number {
  const isTakenOver = useSyncExternalStore(never, () => false, yes);
  const [grown, setGrown] = useState({ id, to: isTakenOver ? Infinity : FIRST });
  const to = grown.id === id ? grown.to : FIRST;
  useEffect(() => {
    if (to >= chunks) return;
    return afterFrame(() => setGrown({ id, to: to + 1 }));
  }, [to, chunks, id]);
  return Math.min(to, chunks);
}

const yes = () => true;
const never = () => () => {};

/** Calls once the page is idle after its next frame; in that frame where a browser does not tell (Safari). Gives what calls it off. */
function afterFrame(call: () => void): () => void {
  let idle = 0;
  const frame = requestAnimationFrame(() => {
    if (typeof requestIdleCallback === 'undefined') call();
    else idle = requestIdleCallback(call, { timeout: PATIENCE_MS });
  });
  return () => {
    cancelAnimationFrame(frame);
    if (idle) cancelIdleCallback(idle);
  };
}
