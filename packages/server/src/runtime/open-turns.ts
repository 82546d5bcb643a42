import { setImmediate } from 'node:timers/promises';

/** How long work keeps the thread of a server before other requests come, in milliseconds. */
const TURN_MS = 10;

/** Waits for other requests if the work has kept the thread for its turn. Aborts with the signal's reason. */
export type Turns = () => Promise<void>;

/**
 * Divides long work into turns: call the result between two pieces of it. A piece should take far less than a turn. Awaiting
 * the embedded database is no turn: it answers before any other request comes.
 */
export function openTurns(signal?: AbortSignal): Turns {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < TURN_MS) return;
    await setImmediate();
    signal?.throwIfAborted();
    start = performance.now();
  };
}

/** Maps a list in turns. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  turns: Turns,
  map: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    await turns();
    results.push(map(item, index));
  }
  return results;
}

/** Does all steps of a generator at once. */
export function runAtOnce<Result>(steps: Generator<undefined, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Does the steps of a generator in turns. */
export async function runInTurns<Result>(steps: Generator<undefined, Result>, turns: Turns): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await turns();
  }
}
