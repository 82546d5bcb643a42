import { AbortedError } from '../errors/aborted-error.js';
import { TimeoutError } from '../errors/timeout-error.js';

/** What one call may take, in milliseconds. */
export interface TimeLimit {
  /** The call as a whole: waiting for a renewal, sending, repeating, reading, and the one replay. */
  readonly total: number;
  /** Silence while a request is on its way: before the answer, within an upload, between two tries. */
  readonly silence?: number;
  /** Silence within the answer. */
  readonly stall?: number;
}

/** Time limits of an ordinary call and of one that may be slow, and the pause before a safe call is sent again. */
export interface TimeLimits {
  readonly ordinary: TimeLimit;
  readonly slow: TimeLimit;
  /** Milliseconds before the first repeat; three times as much before the next. */
  readonly pause: number;
}

/**
 * A reader gives up at half a minute. A document is drawn and an assistant thinks without a word for up to two; what
 * has begun to arrive and is silent for half a minute will not arrive; ten minutes carry the largest file over a slow
 * connection.
 */
export const timeLimits: TimeLimits = {
  ordinary: { total: 30_000 },
  slow: { total: 600_000, silence: 120_000, stall: 30_000 },
  pause: 300,
};

/** The time that one call has. */
export interface Deadline {
  /** Ended by the caller (AbortedError), by time (TimeoutError) or by `abort`. */
  readonly signal: AbortSignal;
  /** Milliseconds left of the total. */
  left(): number;
  /** Something happened: waits anew for the next sign of life, while a request is on its way or within its answer. */
  readonly heard: (where: 'request' | 'answer') => void;
  /** Ends the time now; the reason is what the call rejects with. */
  readonly abort: (reason: unknown) => void;
  /** To be called when the call is over, whatever became of it. */
  clear(): void;
}

/** Starts the time of one call. */
export function createDeadline(signal: AbortSignal | undefined, { total, silence, stall }: TimeLimit): Deadline {
  const controller = new AbortController();
  const end = Date.now() + total;
  const expire = (): void => controller.abort(new TimeoutError());
  const cancel = (): void => controller.abort(new AbortedError(undefined, { cause: signal?.reason }));
  const timer = setTimeout(expire, total);
  let idle: ReturnType<typeof setTimeout> | undefined;
  const wait = (limit: number | undefined): void => {
    clearTimeout(idle);
    if (limit !== undefined) idle = setTimeout(expire, limit);
  };
  wait(silence);
  if (signal?.aborted) cancel();
  else signal?.addEventListener('abort', cancel, { once: true });
  return {
    signal: controller.signal,
    left: () => end - Date.now(),
    heard(where) {
      // What a call leaves running behind it must not start the wait again.
      if (!controller.signal.aborted) wait(where === 'answer' ? stall : silence);
    },
    abort: (reason) => controller.abort(reason),
    clear() {
      clearTimeout(timer);
      clearTimeout(idle);
      signal?.removeEventListener('abort', cancel);
    },
  };
}
