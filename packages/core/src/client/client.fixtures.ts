import { vi } from 'vitest';
import type { Call } from '../contract/index.js';
import type { HeadnoteError } from '../errors/index.js';
import { assembleClient } from './assemble-client.js';
import type { CallOptions } from './call-options.js';
import type { ClientOptions } from './client-options.js';
import { timeLimits, type TimeLimits } from './deadline.js';

/** Returns the error that a promise rejects with. Rejects if the promise resolves. */
export const failure = (work: Promise<unknown>): Promise<HeadnoteError> =>
  work.then(
    (value) => Promise.reject(new Error(`it succeeded: ${JSON.stringify(value)}`)),
    (error: HeadnoteError) => error,
  );

/** Waits until a condition is true. The timeout is generous: CI machines may be busy. */
export const until = (isSo: () => boolean): Promise<unknown> => vi.waitUntil(isSo, { timeout: 10_000, interval: 5 });

/** Short time limits, for tests that wait for them. */
export const shortTimes = (milliseconds: number): TimeLimits => ({
  ordinary: { total: milliseconds },
  slow: { total: milliseconds * 20, silence: milliseconds, stall: milliseconds },
  pause: 1,
});

/** The real time limits, with a shorter pause before a repeat. */
export const hurriedTimes: TimeLimits = { ...timeLimits, pause: 1 };

/** Creates a client of one call. */
export function clientOf<I, A>(call: Call<I, A>, options: ClientOptions, times: TimeLimits = hurriedTimes) {
  const client = assembleClient({ service: { call } }, options, times);
  const method = client.service.call as unknown as (input?: I, options?: CallOptions) => Promise<A>;
  return { call: method, loading: client.loading };
}
