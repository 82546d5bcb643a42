import type { GenericSchema } from 'valibot';
import type { Call, NoInput } from '../contract/call.js';
import type { CallOptions } from './call-options.js';
import type { Loading } from './loading.js';

type InputOf<C> = C extends { request(input: infer I): unknown } ? (unknown extends I ? NoInput : I) : never;
type AnswerOf<C> = C extends { readonly answer: GenericSchema<unknown, infer A> } ? A : never;
type Method<C> =
  undefined extends InputOf<C>
    ? (input?: InputOf<C>, options?: CallOptions) => Promise<AnswerOf<C>>
    : (input: InputOf<C>, options?: CallOptions) => Promise<AnswerOf<C>>;

/** Calls of the contract by service and name. */
export type CallTable = Readonly<Record<string, Readonly<Record<string, Call>>>>;

/** The methods of some services: `client.<service>.<call>(input, options)`. */
export type ServicesOf<T extends CallTable> = {
  readonly [S in keyof T]: { readonly [N in keyof T[S]]: Method<T[S][N]> };
};

/** What every client has in addition to its services. */
export interface ClientBase {
  /** The loading flags that this client's calls set. */
  readonly loading: Loading;
  /** Milliseconds that the server's clock is ahead of this device's, from the latest valid answer to a POST. */
  clockOffset(): number | undefined;
}

/** A client of some services. */
export type ClientOf<T extends CallTable> = ServicesOf<T> & ClientBase;
