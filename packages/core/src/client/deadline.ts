import { AbortedError } from '../errors/aborted-error.js';
import { TimeoutError } from '../errors/timeout-error.js';

/** Milliseconds for a call as a whole: waiting for a renewal, sending, reading, and the one replay. */
export const CALL_TIMEOUT = 30_000;

/** A signal for one call, ended by the caller (AbortedError), by time (TimeoutError), or by `clear` when it is over. */
export function createDeadline(
  signal: AbortSignal | undefined,
  timeout: number,
): { readonly signal: AbortSignal; clear(): void } {
  const controller = new AbortController();
  const cancel = (): void => controller.abort(new AbortedError(undefined, { cause: signal?.reason }));
  const timer = setTimeout(() => controller.abort(new TimeoutError()), timeout);
  if (signal?.aborted) cancel();
  else signal?.addEventListener('abort', cancel, { once: true });
  return {
    signal: controller.signal,
    clear() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    },
  };
}
