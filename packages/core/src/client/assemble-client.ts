import type { Call } from '../contract/call.js';
import type { CallOptions } from './call-options.js';
import type { ClientOptions } from './client-options.js';
import type { CallTable, ClientOf } from './client-of.js';
import { createDeadline, type TimeLimits } from './deadline.js';
import { createLoading } from './loading.js';
import { readAnswer } from './read-answer.js';
import { createSendCall } from './send-call.js';
import { createServerClock } from './server-clock.js';
import { writeRequest } from './write-request.js';

/** Makes a method of every call. The time limits are an argument for the sake of tests that cannot wait for them. */
export function assembleClient<T extends CallTable>(
  services: T,
  options: ClientOptions,
  times: TimeLimits,
): ClientOf<T> {
  const loading = options.loading ?? createLoading();
  const clock = createServerClock((offset) => options.session?.setClockOffset?.(offset));
  const send = createSendCall({ ...options, times });

  async function run(call: Call<unknown>, input: unknown, during: CallOptions = {}): Promise<unknown> {
    const deadline = createDeadline(during.signal, call.slow ? times.slow : times.ordinary);
    let lower: (() => void) | undefined;
    try {
      deadline.signal.throwIfAborted();
      if (call.loading && !during.quiet) lower = loading.raise(call.loading);
      const request = writeRequest(call, input);
      const answer = await send(call, request, { ...during, deadline });
      const value = readAnswer(call, answer);
      // Not before it is read: what answers in the service's place has a clock of its own. And not of a GET, whose
      // answer may come from a cache, with the time at which it was stored.
      if (request.method === 'POST') clock.learn(answer);
      return value;
    } finally {
      deadline.clear();
      lower?.();
    }
  }

  const mapValues = <V, W>(values: Readonly<Record<string, V>>, map: (value: V) => W): Record<string, W> =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
  const methods = mapValues(services, (calls) =>
    mapValues(calls, (call) => (input: unknown, during?: CallOptions) => run(call, input, during)),
  );
  return { ...methods, loading, clockOffset: () => clock.offset() } as ClientOf<T>;
}
