import type { GenericSchema } from 'valibot';
import type { calls } from './calls.js';

/** A full input, the answer on the wire to it, and the value that the answer is read to. All of it made up. */
export interface Example<I = unknown, A = unknown> {
  /** Every field given, those that may be left out too. */
  readonly input: I;
  /** The whole answer as it is on the wire; a Blob or text where the call says so. */
  readonly answer: unknown;
  readonly value: A;
}

type ExampleOf<C> = C extends {
  request(input: infer I): unknown;
  readonly answer: GenericSchema<unknown, infer A>;
}
  ? Example<I, A>
  : never;

type Calls = typeof calls;

/** An example of every call of a service. */
export type ExamplesOf<S extends keyof Calls> = { readonly [N in keyof Calls[S]]: ExampleOf<Calls[S][N]> };
