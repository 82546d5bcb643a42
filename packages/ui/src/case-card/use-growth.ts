import { useEffect, useState, useSyncExternalStore } from 'react';

/** Chunks drawn at once: more rows than a screen shows. */
const FIRST = 3;

/**
 * How many of so many chunks are drawn by now: the first three at once, one more with each frame, so that a long list
 * neither delays the first screen nor holds up the reader. On a server, and where its page is taken over, all of them.
 * `id` tells one list from another: a new list begins anew.
 */
export function useGrowth(chunks: number, id: string | undefined): number {
  const isTakenOver = useSyncExternalStore(never, () => false, yes);
  const [grown, setGrown] = useState({ id, to: isTakenOver ? Infinity : FIRST });
  const to = grown.id === id ? grown.to : FIRST;
  useEffect(() => {
    if (to >= chunks) return;
    const frame = requestAnimationFrame(() => setGrown({ id, to: to + 1 }));
    return () => cancelAnimationFrame(frame);
  }, [to, chunks, id]);
  return Math.min(to, chunks);
}

const yes = () => true;
const never = () => () => {};
