interface Shared {
  readonly promise: Promise<unknown>;
  readonly controller: AbortController;
  users: number;
}

const running = new Map<string, Shared>();

/**
 * Joins requests of the same key while one is under way: twenty equal widgets ask once. The request is aborted when
 * the last of those who wait for it has aborted.
 */
export function shareRequest<T>(
  key: string,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  let shared = running.get(key);
  const end = (): void => {
    // A request that was given up must not take away the one that followed it.
    if (running.get(key) === shared) running.delete(key);
  };
  if (!shared) {
    const controller = new AbortController();
    shared = { controller, users: 0, promise: run(controller.signal).finally(end) };
    running.set(key, shared);
  }
  const mine = shared;
  mine.users++;
  signal.addEventListener('abort', () => {
    if (--mine.users) return;
    end();
    mine.controller.abort();
  });
  return mine.promise as Promise<T>;
}
