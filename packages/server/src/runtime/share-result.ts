interface ShareOptions {
  /** How long a result answers later calls, in milliseconds; 0: only calls while it is being worked out. */
  readonly cacheMs: number;
  /** Longest time that work is shared before it ends, in milliseconds; one who asks later begins it anew. By default, no limit. */
  readonly sharedMs?: number;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** Returns a function that works a result out once for all who ask at the same time, and keeps it for a while. A failure is not kept. */
export function shareResult<Result>(
  load: () => Promise<Result>,
  { cacheMs, sharedMs = Number.POSITIVE_INFINITY, now }: ShareOptions,
): () => Promise<Result> {
  let shared: { readonly result: Promise<Result>; endsAt: number } | undefined;
  return () => {
    if (shared !== undefined && now() < shared.endsAt) return shared.result;
    const mine = { result: load(), endsAt: now() + sharedMs };
    shared = mine;
    mine.result.then(
      () => {
        mine.endsAt = now() + cacheMs;
      },
      () => {
        if (shared === mine) shared = undefined;
      },
    );
    return mine.result;
  };
}
