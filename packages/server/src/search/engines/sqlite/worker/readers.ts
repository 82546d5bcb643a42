import { AbortedError, BusyError, ServerError } from '@headnote/core/errors';
import { longestWait, timeLeft } from '../../../model/budget.js';
import type { SearchOptions } from '../../../model/engine.js';
import { type Lane, type LaneOptions, openLane } from './lane.js';
import type { WorkerTask } from './worker-messages.js';

/** Threads that search: as many as the smallest machine has processors. */
const READERS = 2;

/** Maximum searches, running and waiting. At two seconds each, a longer queue is too slow. */
const MAX_SEARCHES = 64;

type Search = WorkerTask & { readonly name: 'search' };
type ReaderOptions = Omit<SearchOptions, 'milliseconds'>;

interface Job {
  readonly task: Search;
  readonly options: ReaderOptions;
  readonly since: number;
  /** Called when it no longer waits. */
  readonly leave: () => void;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** The threads that search, with one queue. */
export interface Readers {
  /** Runs a search on the next free thread, in the time that the wait has left it. Throws a BusyError if it waits too long. */
  run(task: Search, options: ReaderOptions): Promise<unknown>;
  close(): Promise<void>;
}

/** Opens the reading threads; each starts when it is needed. */
export function openReaders(options: LaneOptions): Readers {
  const lanes = Array.from({ length: READERS }, () => openLane(options));
  const free = new Set<Lane>(lanes);
  let queue: Job[] = [];
  let minorRunning = 0;

  function start(): void {
    // The first free one in the order of the list, so a quiet server has one thread.
    for (const lane of lanes) {
      if (!free.has(lane)) continue;
      const next = queue.find(({ options: { isMinor } }) => isMinor !== true || minorRunning < READERS - 1);
      if (next === undefined) return;
      queue.splice(queue.indexOf(next), 1);
      next.leave();
      void use(lane, next);
    }
  }

  async function use(
    lane: Lane,
    { task, since, options: { isMinor, ...runOptions }, resolve, reject }: Job,
  ): Promise<void> {
    const weight = isMinor === true ? 1 : 0;
    free.delete(lane);
    minorRunning += weight;
    try {
      const milliseconds = timeLeft(task.milliseconds, performance.now() - since);
      resolve(await lane.run({ ...task, milliseconds }, runOptions));
    } catch (error) {
      reject(error);
    } finally {
      minorRunning -= weight;
      free.add(lane);
      start();
    }
  }

  return {
    async run(task, runOptions) {
      const { signal } = runOptions;
      if (signal?.aborted === true) throw new AbortedError();
      if (queue.length + READERS - free.size >= MAX_SEARCHES) throw new BusyError();
      return new Promise((resolve, reject) => {
        const giveUp = (error: Error) => {
          queue.splice(queue.indexOf(job), 1);
          job.leave();
          reject(error);
        };
        const onAbort = () => giveUp(new AbortedError());
        const timer = setTimeout(() => giveUp(new BusyError()), longestWait(task.milliseconds));
        const leave = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', onAbort);
        };
        const job: Job = { task, options: runOptions, since: performance.now(), leave, resolve, reject };
        signal?.addEventListener('abort', onAbort, { once: true });
        queue.push(job);
        start();
      });
    },
    async close() {
      const waiting = queue;
      queue = [];
      for (const { leave, reject } of waiting) {
        leave();
        reject(new ServerError('The search is closed.'));
      }
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}
