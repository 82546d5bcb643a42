import type { GenericSchema } from 'valibot';
import type { calls } from './calls.js';

/**
 * What a visitor without a token can get of the text of a judgment or an act: nothing, or at most the preview. The
 * preview suite attacks every built call and fails if a call does not declare this.
 */
export type VisitorSees = 'no text' | 'the preview';

/**
 * A full input, the answer on the wire, and the value that the client reads from the answer. All of it is invented.
 */
export interface Example<I = unknown, A = unknown> {
  /** Contains every field, also the optional ones. */
  readonly input: I;
  /** The whole answer on the wire; a Blob or text if the call says so. By default written from the value. */
  readonly answer?: unknown;
  readonly value: A;
  /** Required as soon as a route answers the call. */
  readonly visitorSees?: VisitorSees;
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
