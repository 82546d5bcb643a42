import { NetworkError } from '../errors/network-error.js';
import type { Deadline, TimeLimits } from './deadline.js';
import type { HttpAnswer } from './http.js';
import { pauseFor } from './pause-for.js';
import { retryAfterSeconds } from './retry-after.js';

/** Times a safe call goes out at most. More would keep a reader waiting and a struggling server from recovering. */
const MAX_SENDS = 3;

/** What passes by itself: too many requests, and a gateway whose server is away. */
const PASSING = [429, 502, 503, 504];

/**
 * Sends a call that only reads, again after a failure of the network and after an answer that passes, as late as the
 * answer asks. What cannot be waited for within the call's time is handed on at once.
 */
export async function repeatSafe(
  send: () => Promise<HttpAnswer>,
  { deadline, pause }: { readonly deadline: Deadline } & Pick<TimeLimits, 'pause'>,
): Promise<HttpAnswer> {
  for (let sends = 1; ; sends += 1) {
    // Spread by half, so that the many whom one failure hit do not come back together.
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
