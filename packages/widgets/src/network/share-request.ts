interface Shared {
  readonly promise: Promise<unknown>;
  readonly cancel: () => void;
  users: number;
}

const running = new Map<string, Shared>();

/**
 * Shares one request between callers that use the same key while it runs: twenty equal widgets send one request. The
 * request is aborted after its last caller has aborted.
 */
export function shareRequest<T>(
  key: string,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const shared = running.get(key) ?? begin(key, run);
  shared.users++;
  signal.addEventListener('abort', () => {
    if (!--shared.users) shared.cancel();
  });
  return shared.promise as Promise<T>;
}

function begin(key: string, run: (signal: AbortSignal) => Promise<unknown>): Shared {
  const controller = new AbortController();
  const end = (): void => {
    // An aborted request must not remove the one that followed it.
    if (running.get(key) === shared) running.delete(key);
  };
  const shared: Shared = {
    users: 0,
    promise: run(controller.signal).finally(end),
    cancel() {
      end();
      controller.abort();
    },
  };
  running.set(key, shared);
  return shared;
}
