import type { Call } from '../contract/call.js';
import type { CallOptions } from './call-options.js';
import { checkBases } from './check-bases.js';
import { clockOffsetOf } from './clock-offset.js';
import type { ClientOptions } from './client-options.js';
import type { CallTable, ClientOf } from './client-of.js';
import { createDeadline, type TimeLimits } from './deadline.js';
import { createLoading } from './loading.js';
import { readAnswer } from './read-answer.js';
import { createSendCall } from './send-call.js';
import { writeRequest } from './write-request.js';

/** Creates a method for every call. Takes the time limits as an argument, so tests can use short ones. */
export function assembleClient<T extends CallTable>(
  services: T,
  options: ClientOptions,
  times: TimeLimits,
): ClientOf<T> {
  checkBases(options.bases);
  const loading = options.loading ?? createLoading();
  let offset: number | undefined;
  const send = createSendCall({ ...options, times });

  function learn(learned: number): void {
    if (Number.isNaN(learned)) return;
    offset = learned;
    options.session?.setClockOffset?.(learned);
  }

  async function run(call: Call<unknown>, input: unknown, during: CallOptions = {}): Promise<unknown> {
    const deadline = createDeadline(during.signal, call.slow ? times.slow : times.ordinary);
    let lower: (() => void) | undefined;
    try {
      deadline.signal.throwIfAborted();
      if (call.loading && !during.quiet) lower = loading.raise(call.loading);
      const request = writeRequest(call, input);
      const answer = await send(call, request, { ...during, deadline });
      const value = readAnswer(call, answer);
      // Only after a successful read: a proxy that answers instead of the service has its own clock. Only for a POST:
      // the answer to a GET may come from a cache, with an old date.
      if (request.method === 'POST') learn(clockOffsetOf(answer));
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
  return { ...methods, loading, clockOffset: () => offset } as ClientOf<T>;
}
