import type { Call } from '../contract/call.js';
import type { CallOptions } from './call-options.js';
import type { ClientOptions } from './client-options.js';
import type { Deadline, TimeLimits } from './deadline.js';
import { createEventStream } from './event-stream.js';
import { createHttp, isEventStream, type HttpAnswer } from './http.js';
import { createIdempotencyKey } from './idempotency-key.js';
import { joinUrl } from './join-url.js';
import { orAborted } from './or-aborted.js';
import { createProgressMeter } from './progress.js';
import { repeatSafe } from './repeat-safe.js';
import type { WrittenRequest } from './write-request.js';

/** Maximum sizes of an answer and of a file, in bytes. The longest known judgment needs a quarter of the first. */
const MAX_ANSWER = 20_000_000;
const MAX_FILE = 100_000_000;

/** What asks for a stream of events; a server that has none answers as usual. */
const EVENTS = 'text/event-stream, application/json;q=0.9';

/** Sends a call with its request. Resolves to an answer of any status. */
export type SendCall = (
  call: Call,
  written: WrittenRequest,
  during: CallOptions & { deadline: Deadline },
) => Promise<HttpAnswer>;

function headersOf(call: Call, body: unknown, { idempotencyKey: key, onEvent }: CallOptions): Record<string, string> {
  return {
    accept: onEvent ? EVENTS : (call.answerAs ?? 'json') === 'json' ? 'application/json' : '*/*',
    ...(typeof body === 'string' ? { 'content-type': 'application/json; charset=utf-8' } : {}),
    ...(call.auth.startsWith('no-token') ? { 'x-no-token': '1' } : {}),
    ...(call.idempotent ? { 'idempotency-key': key ?? createIdempotencyKey() } : {}),
  };
}

/** Calls a listener until the call is over. An error of the listener ends the call. */
function guard<T extends readonly unknown[]>(
  listen: (...values: T) => void,
  deadline: Deadline,
): (...values: T) => void {
  return (...values) => {
    if (deadline.signal.aborted) return;
    try {
      listen(...values);
    } catch (error) {
      deadline.abort(error);
    }
  };
}

/** Creates the function that sends calls: base, headers, authorization, one replay after a renewal, repeats. */
export function createSendCall(options: ClientOptions & { times: TimeLimits }): SendCall {
  const { bases, session, times } = options;
  const http = createHttp(options.fetch, options.upload);
  return async (call, { method, path, query, body }, during) => {
    const { deadline, onProgress, onEvent, keepalive } = during;
    const { signal, heard } = deadline;
    const headers = headersOf(call, body, during);
    const events = onEvent && createEventStream(guard(onEvent, deadline));
    const report = onProgress && guard(onProgress, deadline);
    const request = {
      method,
      url: joinUrl(bases[call.base ?? 'api'] ?? bases.api, path ?? call.path, query),
      body,
      isFresh: call.noStore === true,
      keepalive,
      signal,
      heard,
      onEvents: events?.push,
      limit: call.answerAs === 'blob' ? MAX_FILE : MAX_ANSWER,
      upload: report && createProgressMeter('upload', report),
      download: report && createProgressMeter('download', report),
    };
    const transmit = (authorization: string | undefined): Promise<HttpAnswer> => {
      const send = () => http({ ...request, headers: { ...headers, ...(authorization ? { authorization } : {}) } });
      return call.safe ? repeatSafe(send, { deadline, pause: times.pause }) : send();
    };
    const isMembers = /bearer|member/.test(call.auth);
    const authorization = isMembers && session ? await orAborted(session.authorization(), signal) : undefined;
    const finish = (answer: HttpAnswer): HttpAnswer =>
      events && isEventStream(answer.headers) ? events.finish(answer) : answer;
    const answer = await transmit(authorization);
    if (answer.status !== 401 || authorization === undefined || !session?.renewAuthorization) return finish(answer);
    const renewed = await orAborted(session.renewAuthorization(authorization), signal);
    return finish(renewed === undefined || renewed === authorization ? answer : await transmit(renewed));
  };
}
