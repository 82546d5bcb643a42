import { AbortedError, BusyError } from '@headnote/core/errors';

/** Searches that OpenSearch gets at the same time; it has threads for about as many. */
const RUNNING = 12;

/** Those of them that may leave the others waiting. */
const MINOR_RUNNING = 4;

/** Maximum searches, running and waiting. At two seconds each, a longer queue is too slow. */
const MAX_SEARCHES = 64;

/** What says how a turn is taken. */
export interface TurnOptions {
  readonly signal?: AbortSignal | undefined;
  readonly isMinor?: boolean | undefined;
}

/** Limits how many searches run at the same time. */
export interface Turns {
  /** Waits for a turn, and runs a task in it. Throws a BusyError if too many wait, an AbortedError by the signal. */
  take<T>(options: TurnOptions, task: () => Promise<T>): Promise<T>;
}

interface Waiting {
  readonly isMinor: boolean;
  readonly start: () => void;
}

/** Creates the turns of one engine. */
export function createTurns(): Turns {
  const queue: Waiting[] = [];
  let running = 0;
  let minorRunning = 0;

  function next(): void {
    while (running < RUNNING) {
      const index = queue.findIndex(({ isMinor }) => !isMinor || minorRunning < MINOR_RUNNING);
      if (index === -1) return;
      const [first] = queue.splice(index, 1);
      running += 1;
      if (first!.isMinor) minorRunning += 1;
      first!.start();
    }
  }

  async function wait(isMinor: boolean, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        const place = queue.indexOf(waiting);
        if (place < 0) return;
        queue.splice(place, 1);
        reject(new AbortedError());
      };
      const waiting: Waiting = {
        isMinor,
        start: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      queue.push(waiting);
      next();
    });
  }

  return {
    async take({ signal, isMinor = false }, task) {
      if (signal?.aborted === true) throw new AbortedError();
      if (queue.length + running >= MAX_SEARCHES) throw new BusyError();
      await wait(isMinor, signal);
      try {
        return await task();
      } finally {
        running -= 1;
        if (isMinor) minorRunning -= 1;
        next();
      }
    },
  };
}
