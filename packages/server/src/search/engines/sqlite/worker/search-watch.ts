import { GRACE_MS } from '../../../model/budget.js';

/** Interval of checks whether a search has exceeded its time. */
const LOOK_EVERY_MS = 100;

/** Grace period after the cancellation. */
const ABORT_GRACE_MS = 200;

/** Watches the running search of a thread. */
export interface SearchWatch {
  start(): void;
  stop(): void;
}

/** What a watch observes, and its callback for a search that does not stop. */
export interface WatchOptions {
  /** The request of the running search; 0 for none. */
  readonly searching: () => number;
  /** Time of the cancellation by `performance.now()`; undefined if not cancelled. */
  /** Maximum milliseconds of a request. */
  readonly limitOf: (id: number) => number;
  readonly abortedAt: (id: number) => number | undefined;
  readonly onOverrun: (id: number) => void;
}

/** Creates a watch. It checks only between `start` and `stop`, and does not keep the process alive. */
export function makeSearchWatch({ searching, abortedAt, limitOf, onOverrun }: WatchOptions): SearchWatch {
  let timer: NodeJS.Timeout | undefined;
  let seen = 0;
  let since = 0;

  function look(): void {
    const id = searching();
    const now = performance.now();
    if (id !== seen) {
      seen = id;
      since = now;
    }
    if (id === 0) return;
    const gone = abortedAt(id);
    const end = Math.min(since + limitOf(id) + GRACE_MS, gone === undefined ? Infinity : gone + ABORT_GRACE_MS);
    if (now < end) return;
    seen = 0;
    onOverrun(id);
  }

  return {
    start() {
      timer ??= setInterval(look, LOOK_EVERY_MS).unref();
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
      seen = 0;
    },
  };
}
