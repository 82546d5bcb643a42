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
  if (!shared) {
    const controller = new AbortController();
    const promise = run(controller.signal).finally(() => leave(key, promise));
    shared = { promise, controller, users: 0 };
    running.set(key, shared);
  }
  const { promise, controller } = shared;
  shared.users++;
  signal.addEventListener('abort', () => {
    if (--shared.users > 0) return;
    leave(key, promise);
    controller.abort();
  });
  return promise as Promise<T>;
}

/** A request that ended must not take away the one that followed it. */
function leave(key: string, promise: Promise<unknown>): void {
  if (running.get(key)?.promise === promise) running.delete(key);
}
