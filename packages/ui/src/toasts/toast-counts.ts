import { useSyncExternalStore } from 'react';

/** How often each message that is on screen, or waits for its turn, has been said. */
const counts = new Map<string, number>();
const listeners = new Set<() => void>();

/** Counts one more of a message and returns how often it has been said by now. */
export function countToast(id: string): number {
  const count = (counts.get(id) ?? 0) + 1;
  counts.set(id, count);
  for (const listener of listeners) listener();
  return count;
}

/** Forgets one message that has gone, or all of them. */
export function forgetToast(id?: string): void {
  if (id === undefined) counts.clear();
  else counts.delete(id);
}

/** How often a message has been said; the last known count while it goes. */
export function useToastCount(id: string): number {
  return useSyncExternalStore(
    subscribe,
    () => counts.get(id) ?? 1,
    () => 1,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
