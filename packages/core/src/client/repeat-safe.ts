import { NetworkError } from '../errors/network-error.js';
import type { Deadline, TimeLimits } from './deadline.js';
import type { HttpAnswer } from './http.js';
import { pauseFor } from './pause-for.js';
import { retryAfterSeconds } from './retry-after.js';

/** Maximum attempts of a safe call. More would keep readers waiting and slow down the recovery of a server. */
const MAX_SENDS = 3;

/** Temporary statuses: too many requests, and a gateway without its server. */
const PASSING = [429, 502, 503, 504];

/**
 * Sends a call that only reads, and repeats it after a network failure or a temporary status, as late as `Retry-After`
 * asks. Returns the failure at once if the wait would exceed the call's time.
 */
export async function repeatSafe(
  send: () => Promise<HttpAnswer>,
  { deadline, pause }: { readonly deadline: Deadline } & Pick<TimeLimits, 'pause'>,
): Promise<HttpAnswer> {
  for (let sends = 1; ; sends += 1) {
    // Random between half and the full pause, so clients do not all return at the same time.
    let wait = pause * 3 ** (sends - 1) * (0.5 + Math.random() / 2);
    const outcome = await send().catch((error: unknown) => {
      if (error instanceof NetworkError) return error;
      throw error;
    });
    if (!(outcome instanceof NetworkError)) {
      if (!PASSING.includes(outcome.status)) return outcome;
      const seconds = retryAfterSeconds(outcome.headers);
      if (seconds !== undefined) wait = seconds * 1000;
    }
    if (sends === MAX_SENDS || wait >= deadline.left()) {
      if (outcome instanceof NetworkError) throw outcome;
      return outcome;
    }
    await pauseFor(wait, deadline.signal);
  }
}
