import { SEARCH_DEADLINE_MS } from '../budget.js';

/** How often is looked whether a search has overrun its time. */
const LOOK_EVERY_MS = 100;

/** Time over the deadline that a search has to notice it: SQLite does not stop within a statement. */
const GRACE_MS = 500;

/** The same from the moment on at which nobody waits for it any more. */
const ABORT_GRACE_MS = 200;

/** Watches over the search that a thread is at. */
export interface SearchWatch {
  start(): void;
  stop(): void;
}

/** What a watch looks at, and calls with the request of a search that does not stop by itself. */
export interface WatchOptions {
  /** The request of the search at work; 0 for none. */
  readonly searching: () => number;
  /** Since when nobody waits for it, by `performance.now()`; undefined while somebody does. */
  readonly abortedAt: (id: number) => number | undefined;
  readonly onOverrun: (id: number) => void;
}

/** Makes a watch; it looks only between `start` and `stop`, and does not keep the process. */
export function makeSearchWatch({ searching, abortedAt, onOverrun }: WatchOptions): SearchWatch {
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
    const end = Math.min(since + SEARCH_DEADLINE_MS + GRACE_MS, gone === undefined ? Infinity : gone + ABORT_GRACE_MS);
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
