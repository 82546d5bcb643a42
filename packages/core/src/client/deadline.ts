import { AbortedError } from '../errors/aborted-error.js';
import { TimeoutError } from '../errors/timeout-error.js';

/** Time limits of one call, in milliseconds. */
export interface TimeLimit {
  /** The whole call: waiting for a renewal, sending, repeating, reading, and the replay. */
  readonly total: number;
  /** Maximum silence while a request is on its way: before the answer, during an upload, between two attempts. */
  readonly silence?: number;
  /** Maximum silence during the answer. */
  readonly stall?: number;
}

/** Time limits of ordinary and of slow calls, and the pause before a repeat. */
export interface TimeLimits {
  readonly ordinary: TimeLimit;
  readonly slow: TimeLimit;
  /** Milliseconds before the first repeat; each next pause is three times as long. */
  readonly pause: number;
}

/**
 * Readers give up after half a minute. Rendering a PDF or an answer of the assistant may take two minutes before the
 * first data. A download that stalls for half a minute does not recover. Ten minutes are enough for the largest file on
 * a slow connection.
 */
export const timeLimits: TimeLimits = {
  ordinary: { total: 30_000 },
  slow: { total: 600_000, silence: 120_000, stall: 30_000 },
  pause: 300,
};

/** The running time limit of one call. */
export interface Deadline {
  /** Aborted by the caller (AbortedError), by time (TimeoutError) or by `abort`. */
  readonly signal: AbortSignal;
  /** Returns the milliseconds left of the total. */
  left(): number;
  /** Restarts the limit of silence after activity in the request or in the answer. */
  readonly heard: (where: 'request' | 'answer') => void;
  /** Ends the call now; it rejects with the reason. */
  readonly abort: (reason: unknown) => void;
  /** Clears the timers. Call it when the call has ended, in success or failure. */
  clear(): void;
}

/** Starts the time limit of one call. */
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
      // Late activity after the end must not start a timer again.
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
