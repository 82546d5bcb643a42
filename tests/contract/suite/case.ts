import type { calls } from '@headnote/core/contract';
import type { ErrorCode } from '@headnote/core/errors';
import type { GenericSchema } from 'valibot';
import type { Scene } from './scene.js';

/* The cases of the contract suite: a table keyed by service and call. A call that lacks a kind does not compile, and a built call without a row fails `every-call.test.ts`. */

type Calls = typeof calls;
type InputOf<C> = C extends { request(input: infer I): unknown } ? I : never;
type AnswerOf<C> = C extends { readonly answer: GenericSchema<unknown, infer A> } ? A : never;

interface Case {
  readonly title: string;
  /** `member` for a call that only members may send, `visitor` for all others. */
  readonly as?: 'visitor' | 'member';
  /** Changes the request after the client has written it; for what core's client cannot send. */
  readonly change?: (request: Request) => Request;
}

/** A call that succeeds. */
export interface Success<C> extends Case {
  /** Prepares what the case needs, and returns the input. */
  readonly input: (scene: Scene) => InputOf<C> | Promise<InputOf<C>>;
  /** Asserts what the answer says, and what has changed. */
  readonly expects: (answer: AnswerOf<C>, scene: Scene) => void | Promise<void>;
}

/** A call that the server refuses, with the error that core's client throws. */
export interface Failure extends Case {
  /** Prepares what the case needs, and returns the input; bad input has any form. */
  readonly input: (scene: Scene) => unknown;
  readonly code: ErrorCode;
  /** Part of the message. */
  readonly message: string | RegExp;
}

/** The cases of one call: at least one of each kind. */
export interface CasesOfCall<C> {
  readonly success: readonly [Success<C>, ...Success<C>[]];
  /** A well-formed request that a rule of the service refuses. */
  readonly failure: readonly [Failure, ...Failure[]];
  /** A request with a value that no reader's form sends: of the wrong type, empty, too long, given twice. */
  readonly badInput: readonly [Failure, ...Failure[]];
}

/** The cases of a service. A call that is not built has none. */
export type CasesOf<S extends keyof Calls> = { readonly [N in keyof Calls[S]]?: CasesOfCall<Calls[S][N]> };

/** The same, when the call is not known by its type. */
export interface AnyCases {
  readonly success: readonly Success<never>[];
  readonly failure: readonly Failure[];
  readonly badInput: readonly Failure[];
}

/** A request with a parameter of its query twice. */
export const twice =
  (name: string) =>
  (request: Request): Request => {
    const url = new URL(request.url);
    for (const value of ['1', '2']) url.searchParams.append(name, value);
    return new Request(url, request);
  };

/** A request by another method than the contract's. */
export const byPost = (request: Request): Request =>
  new Request(request.url, { method: 'POST', headers: request.headers });

/** A member's call without a token. */
export const unsigned = (input: Failure['input']): Failure => ({
  title: 'without signing in',
  as: 'visitor',
  input,
  code: 'not-signed-in',
  message: 'signed-in member',
});
