import type { Call, WireRequest } from '../contract/call.js';
import type { CallOptions } from './call-options.js';
import type { ClientOptions } from './client-options.js';
import type { Deadline, TimeLimits } from './deadline.js';
import { createHttp, type HttpAnswer } from './http.js';
import { createIdempotencyKey } from './idempotency-key.js';
import { joinUrl } from './join-url.js';
import { orAborted } from './or-aborted.js';
import { createProgressMeter, type OnProgress } from './progress.js';
import { repeatSafe } from './repeat-safe.js';
import type { ServerClock } from './server-clock.js';

/** Longest answers that are read, in bytes. The longest judgment known takes a quarter of the first. */
const MAX_ANSWER = { json: 20_000_000, text: 20_000_000, blob: 100_000_000 };

/** Sends a call with what its input has become; resolves with an answer of any status. */
export type SendCall = (
  call: Call,
  wire: WireRequest,
  during: CallOptions & { deadline: Deadline },
) => Promise<HttpAnswer>;

function bodyOf({ sends }: Call, body: unknown): string | FormData | undefined {
  if (body === undefined || sends !== 'form-data') return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Readonly<Record<string, string | Blob>>)) form.set(name, value);
  return form;
}

function headersOf(call: Call, body: unknown, key: string | undefined): Record<string, string> {
  return {
    accept: (call.answerAs ?? 'json') === 'json' ? 'application/json' : '*/*',
    ...(typeof body === 'string' ? { 'content-type': 'application/json; charset=utf-8' } : {}),
    ...(call.auth.startsWith('no-token') ? { 'x-no-token': '1' } : {}),
    ...(call.idempotent ? { 'idempotency-key': key ?? createIdempotencyKey() } : {}),
  };
}

/** What the caller wants to be told of, until the call is over; a listener that throws ends it. */
function guard(onProgress: OnProgress, deadline: Deadline): OnProgress {
  return (progress) => {
    if (deadline.signal.aborted) return;
    try {
      onProgress(progress);
    } catch (error) {
      deadline.abort(error);
    }
  };
}

/** Creates the function that puts calls on the wire: base, headers, authorization with the one replay, repeats. */
export function createSendCall(options: ClientOptions & { times: TimeLimits; clock: ServerClock }): SendCall {
  const { bases, session, times, clock } = options;
  const http = createHttp(options.fetch, options.upload);
  return async (call, wire, { deadline, onProgress, idempotencyKey }) => {
    const { signal, heard } = deadline;
    const body = bodyOf(call, wire.body);
    const headers = headersOf(call, body, idempotencyKey);
    const report = onProgress && guard(onProgress, deadline);
    const request = {
      method: call.twin?.method ?? call.method,
      url: joinUrl(bases[call.base ?? 'api'] ?? bases.api, wire.path ?? call.path, wire.query),
      body,
      isFresh: call.noStore === true,
      signal,
      heard,
      limit: MAX_ANSWER[call.answerAs ?? 'json'],
      upload: report && createProgressMeter('upload', report),
      download: report && createProgressMeter('download', report),
    };
    const transmit = async (authorization: string | undefined): Promise<HttpAnswer> => {
      const send = () => http({ ...request, headers: { ...headers, ...(authorization ? { authorization } : {}) } });
      const answer = await (call.safe ? repeatSafe(send, { deadline, pause: times.pause }) : send());
      // Answers to GET may come from a cache, with the time at which they were stored.
      if (request.method === 'POST') clock.learn(answer);
      const offset = clock.offset();
      if (offset !== undefined) session?.setClockOffset?.(offset);
      return answer;
    };
    const isMembers = /bearer|member/.test(call.auth);
    const authorization = isMembers && session ? await orAborted(session.authorization(), signal) : undefined;
    const answer = await transmit(authorization);
    if (answer.status !== 401 || authorization === undefined || !session?.renewAuthorization) return answer;
    const renewed = await orAborted(session.renewAuthorization(authorization), signal);
    return renewed === undefined || renewed === authorization ? answer : transmit(renewed);
  };
}
