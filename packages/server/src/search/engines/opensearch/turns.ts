import { AbortedError, BusyError } from '@headnote/core/errors';
import { longestWait, timeLeft, SEARCH_DEADLINE_MS } from '../../model/budget.js';

/** Searches that OpenSearch gets at the same time; it has threads for about as many. */
const RUNNING = 12;

/** Those of them that may leave the others waiting. */
const MINOR_RUNNING = 4;

/** Maximum searches, running and waiting. At two seconds each, a longer queue is too slow. */
const MAX_SEARCHES = 64;

/** What says how a turn is taken. */
export interface TurnOptions {
  /** Maximum time of the search with its wait. */
  readonly milliseconds?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly isMinor?: boolean | undefined;
}

/** Limits how many searches run at the same time. */
export interface Turns {
  /**
   * Waits for a turn, and runs a task in it, with the time that the wait has left it. Throws a BusyError if too many wait
   * or if it waits too long, an AbortedError by the signal.
   */
  take<T>(options: TurnOptions, task: (milliseconds: number) => Promise<T>): Promise<T>;
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

  async function wait({ isMinor = false, signal, milliseconds }: TurnOptions): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      const giveUp = (error: Error) => {
        queue.splice(queue.indexOf(waiting), 1);
        leave();
        reject(error);
      };
      const onAbort = () => giveUp(new AbortedError());
      const timer = setTimeout(() => giveUp(new BusyError()), longestWait(milliseconds));
      const waiting: Waiting = {
        isMinor,
        start: () => {
          leave();
          resolve();
        },
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      queue.push(waiting);
      next();
    });
  }

  return {
    async take(options, task) {
      const { signal, isMinor = false, milliseconds = SEARCH_DEADLINE_MS } = options;
      if (signal?.aborted === true) throw new AbortedError();
      if (queue.length + running >= MAX_SEARCHES) throw new BusyError();
      const since = performance.now();
      await wait(options);
      try {
        return await task(timeLeft(milliseconds, performance.now() - since));
      } finally {
        running -= 1;
        if (isMinor) minorRunning -= 1;
        next();
      }
    },
  };
}
