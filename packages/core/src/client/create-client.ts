import type { Call, NoInput } from '../contract/call.js';
import { calls } from '../contract/contract.js';
import type { GenericSchema } from 'valibot';
import type { ClientSession } from './client-session.js';
import { CALL_TIMEOUT, createDeadline } from './deadline.js';
import { createHttp, type HttpAnswer } from './http.js';
import { orAborted } from './or-aborted.js';
import { readAnswer } from './read-answer.js';
import { createServerClock } from './server-clock.js';

/** What every call takes beside its input. */
export interface CallOptions {
  /** Cancels the call; it rejects with an AbortedError. */
  readonly signal?: AbortSignal;
}

type InputOf<C> = C extends { request(input: infer I): unknown } ? (unknown extends I ? NoInput : I) : never;
type AnswerOf<C> = C extends { readonly answer: GenericSchema<unknown, infer A> } ? A : never;
type Method<C> =
  undefined extends InputOf<C>
    ? (input?: InputOf<C>, options?: CallOptions) => Promise<AnswerOf<C>>
    : (input: InputOf<C>, options?: CallOptions) => Promise<AnswerOf<C>>;

/** The services of the contract: `client.<service>.<call>(input, { signal })`. */
export type Services = {
  readonly [S in keyof typeof calls]: {
    readonly [N in keyof (typeof calls)[S]]: Method<(typeof calls)[S][N]>;
  };
};

/** The client of the whole contract. */
export interface Client extends Services {
  /** Milliseconds the server's clock is ahead of this device's, as its latest answer to a POST said. */
  clockOffset(): number | undefined;
}

/** What a client is made with. */
export interface ClientOptions {
  /** Origins (with a path, if any) that calls go to, with or without a slash at the end. */
  readonly bases: { readonly api: string; readonly render?: string; readonly web?: string };
  /** Without a session every call goes out as a visitor's. */
  readonly session?: ClientSession;
  readonly fetch?: typeof fetch;
}

/**
 * Creates the client. Every method resolves to the call's English value or rejects with a typed error of core within
 * 30 seconds: network, timeout, aborted, refused, session-ended, not-signed-in, not-allowed, not-found, bad-query, busy, too-large,
 * server, contract, not-built. Nothing is retried, but for one replay after a 401 to a token that was renewed.
 */
export function createClient({ bases, session, fetch }: ClientOptions): Client {
  const http = createHttp({ base: bases.api, fetch });
  const clock = createServerClock();

  async function send(call: Call<unknown>, input: unknown, signal: AbortSignal): Promise<HttpAnswer> {
    const wire = call.request(input);
    const isMember = call.auth === 'bearer' || call.auth === 'member';
    const transmit = async (authorization: string | undefined): Promise<HttpAnswer> => {
      const answer = await http({
        method: call.method,
        path: call.path,
        query: wire.query,
        body: wire.body,
        headers: {
          ...(wire.body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }),
          ...(call.auth === 'no-token' ? { 'x-no-token': '1' } : {}),
          ...(authorization === undefined ? {} : { authorization }),
        },
        signal,
      });
      // Answers to GET may come from a cache, with the time at which they were stored.
      if (call.method === 'POST') clock.learn(answer);
      const offset = clock.offset();
      if (offset !== undefined) session?.setClockOffset?.(offset);
      return answer;
    };
    const authorization = isMember && session ? await orAborted(session.authorization(), signal) : undefined;
    const answer = await transmit(authorization);
    if (answer.status !== 401 || authorization === undefined || !session?.renewAuthorization) return answer;
    const renewed = await orAborted(session.renewAuthorization(authorization), signal);
    return renewed === undefined || renewed === authorization ? answer : transmit(renewed);
  }

  async function run(call: Call<unknown>, input: unknown, options: CallOptions = {}): Promise<unknown> {
    const deadline = createDeadline(options.signal, CALL_TIMEOUT);
    try {
      deadline.signal.throwIfAborted();
      return readAnswer(call, await send(call, input, deadline.signal));
    } finally {
      deadline.clear();
    }
  }

  const services = Object.entries(calls).map(([service, methods]) => [
    service,
    Object.fromEntries(
      Object.entries(methods).map(([name, call]) => [
        name,
        (input?: unknown, options?: CallOptions) => run(call as Call<unknown>, input, options),
      ]),
    ),
  ]);
  return { ...(Object.fromEntries(services) as Services), clockOffset: () => clock.offset() };
}
