import { BusyError } from '@headnote/core/errors';

/** Documents that are set at the same time; more would only make each of them slower. */
const AT_ONCE = 4;
/** Documents that wait; each is set in seconds. */
const WAITING = 40;
const RETRY_SECONDS = 15;

/** Runs work in the order of its arrival. Rejects with BusyError if too much waits already. */
export type PrintQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Creates a queue. */
export function createPrintQueue(): PrintQueue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING)
        throw new BusyError('Many documents are being printed at the moment. Please try again in a few seconds.', {
          retryAfter: RETRY_SECONDS,
        });
      // Its place passes on from the work that ends.
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
