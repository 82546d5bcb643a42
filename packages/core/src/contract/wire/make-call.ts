import type { Call, NoInput, WireRequest } from '../call.js';
import type { Kind } from './kind.js';
import { inField } from './readers.js';
import { rename, type Names } from './rename.js';
import { schemaOf } from './schema-of.js';

/** A call before it knows its own name. */
type Draft<I, A> = Omit<Call<I, A>, 'service' | 'name'>;

/** Wire names of the input's fields, or a function of the input. */
type Wire<I> = Names<NonNullable<I>> | ((input: I) => unknown);

type Mark =
  'aliases' | 'base' | 'safe' | 'answerAs' | 'sends' | 'loading' | 'idempotent' | 'noStore' | 'postAlias' | 'slow';

/** The parts of a call other than method and path. */
interface Parts<I, A> extends Pick<Call, Mark> {
  readonly auth: Call['auth'];
  readonly ours?: boolean;
  readonly envelope?: boolean;
  /** What is in `outdata`. */
  readonly outdata?: Kind<A>;
  /** The whole answer, if `outdata` is not all of it. */
  readonly whole?: Kind<A>;
  readonly query?: Wire<I>;
  readonly body?: Wire<I>;
  /** Set if the input decides the path. */
  readonly to?: (input: I) => string;
  /** True if the values of the query go into the body instead. */
  readonly inBody?: (input: I) => boolean | undefined;
}

function toWire<I>(wire: Wire<I>, input: I): unknown {
  return typeof wire === 'function' ? wire(input) : rename(wire, input as Partial<NonNullable<I>> | undefined);
}

function texts(values: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(values as object).map(([name, value]) => [name, String(value)]));
}

// @__NO_SIDE_EFFECTS__
function make<I, A>(
  method: Call['method'],
  { query, body, to, inBody, ...marks }: Parts<I, A> & { readonly path: string },
): Draft<I, A> {
  return {
    method,
    ours: false,
    envelope: true,
    ...marks,
    answer: schemaOf(marks.outdata ? inField('outdata', marks.outdata) : (marks.whole as Kind<A>)),
    request(input): WireRequest {
      const values = query && toWire(query, input);
      return {
        ...(to && { path: to(input) }),
        ...(values !== undefined &&
          // A note is too long for an address and must not appear in a log.
          (marks.postAlias || inBody?.(input) ? { body: values } : { query: texts(values) })),
        ...(body && { body: toWire(body, input) }),
      };
    },
  };
}

/** Defines a call by GET. */
// @__NO_SIDE_EFFECTS__
export function get<A, I = NoInput>(path: string, parts: Parts<I, A>): Draft<I, A> {
  return make('GET', { path, ...parts });
}

/** Defines a call by POST. */
// @__NO_SIDE_EFFECTS__
export function post<A, I = NoInput>(path: string, parts: Parts<I, A>): Draft<I, A> {
  return make('POST', { path, ...parts });
}

/** The calls of a service by name. */
export type Group<D> = { readonly [N in keyof D]: D[N] extends Draft<infer I, infer A> ? Call<I, A> : never };

/**
 * Adds the service and the name to every call of a service. Takes a function, so a bundler can drop an unused service.
 */
// @__NO_SIDE_EFFECTS__
export function group<const D extends Readonly<Record<string, Draft<never, unknown>>>>(
  service: string,
  drafts: () => D,
): Group<D> {
  return Object.fromEntries(
    Object.entries(drafts()).map(([name, draft]) => [name, { service, name, ...draft }]),
  ) as unknown as Group<D>;
}
