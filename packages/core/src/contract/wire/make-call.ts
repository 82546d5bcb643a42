import type { Call, NoInput, WireRequest } from '../call.js';
import type { Reader } from './readers.js';
import { rename, type Names } from './rename.js';
import { schemaOf } from './schema-of.js';

/** A call before it knows its own name. */
type Draft<I, A> = Omit<Call<I, A>, 'service' | 'name'>;

/** Wire names of the input's fields, or what becomes of the input. */
type Wire<I> = Names<NonNullable<I>> | ((input: I) => unknown);

type Mark =
  'aliases' | 'base' | 'safe' | 'answerAs' | 'sends' | 'loading' | 'idempotent' | 'noStore' | 'postAlias' | 'slow';

/** What makes a call, beside method and path. */
interface Parts<I, A> extends Pick<Call, Mark> {
  readonly auth: Call['auth'];
  readonly ours?: boolean;
  readonly envelope?: boolean;
  /** Reads the whole answer. */
  readonly answer: Reader<A>;
  readonly query?: Wire<I>;
  readonly body?: Wire<I>;
  /** The path, where the input decides it. */
  readonly to?: (input: I) => string;
  /** True where the values of the query go into the body instead. */
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
  { answer, query, body, to, inBody, ...marks }: Parts<I, A> & { readonly path: string },
): Draft<I, A> {
  return {
    method,
    ours: false,
    envelope: true,
    ...marks,
    answer: schemaOf(answer),
    request(input): WireRequest {
      const values = query && toWire(query, input);
      return {
        ...(to && { path: to(input) }),
        ...(values !== undefined &&
          // A note does not fit into an address, and does not belong into a log.
          (marks.postAlias || inBody?.(input) ? { body: values } : { query: texts(values) })),
        ...(body && { body: toWire(body, input) }),
      };
    },
  };
}

/** A call by GET. */
// @__NO_SIDE_EFFECTS__
export function get<A, I = NoInput>(path: string, parts: Parts<I, A>): Draft<I, A> {
  return make('GET', { path, ...parts });
}

/** A call by POST. */
// @__NO_SIDE_EFFECTS__
export function post<A, I = NoInput>(path: string, parts: Parts<I, A>): Draft<I, A> {
  return make('POST', { path, ...parts });
}

/** The calls of a service by name. */
export type Group<D> = { readonly [N in keyof D]: D[N] extends Draft<infer I, infer A> ? Call<I, A> : never };

/** Tells every call of a service its names. The calls come from a function, so that a bundler can leave out a whole service. */
// @__NO_SIDE_EFFECTS__
export function group<const D extends Readonly<Record<string, Draft<never, unknown>>>>(
  service: string,
  drafts: () => D,
): Group<D> {
  return Object.fromEntries(
    Object.entries(drafts()).map(([name, draft]) => [name, { service, name, ...draft }]),
  ) as unknown as Group<D>;
}
