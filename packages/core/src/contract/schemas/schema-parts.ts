import * as v from 'valibot';
import { wireLimits } from './wire-limits.js';

/** Marks what the specification does not show and we define. */
// @__NO_SIDE_EFFECTS__
export function ours<S extends v.GenericSchema<unknown, unknown>>(schema: S) {
  return v.pipe(schema, v.metadata({ 'x-ours': true }));
}

/** Text of at most so many characters. */
// @__NO_SIDE_EFFECTS__
export function upTo(limit: number) {
  return v.pipe(v.string(), v.maxLength(limit, 'is too long'));
}

/** Text that is not empty. */
// @__NO_SIDE_EFFECTS__
export function filled(limit: number) {
  return v.pipe(v.string(), v.nonEmpty('must not be blank'), v.maxLength(limit, 'is too long'));
}

/** An id, a name or a code. */
export const short = upTo(wireLimits.short);

/** An id, a name or a code that must be there. */
export const sure = filled(wireLimits.short);

/** Digits in a query, read as a number. */
export const digits = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'not a number'), v.transform(Number));

/** A whole number that is not negative, also as digits. */
export const whole = v.union(
  [v.pipe(v.number(), v.integer('not a whole number'), v.minValue(0, 'less than 0')), digits],
  'not a whole number',
);

/** The user's id: a server takes the user from the token and only compares. */
export const userid = v.optional(v.union([short, v.number()]));

/** A query of the user's id alone. */
export const userQuery = v.object({ userid: v.optional(short) });

/** Ids that were chosen: a list, or text with commas between. */
export const chosen = v.union([
  v.pipe(v.array(v.union([v.number(), sure])), v.maxLength(wireLimits.chosen, 'too many')),
  upTo(wireLimits.text),
]);

const head = { flag: v.boolean(), message: v.string() };

/** The answer to a write: the flag and what is said to the reader. */
export const done = v.object(head);

/** An answer with something in `outdata`. */
// @__NO_SIDE_EFFECTS__
export function giving<S extends v.GenericSchema<unknown, unknown>>(outdata: S) {
  return v.object({ ...head, outdata });
}

/** An answer with lists in `outdatalist`. */
// @__NO_SIDE_EFFECTS__
export function listing<const S extends readonly v.GenericSchema<unknown, unknown>[]>(
  cells: S,
  more: v.ObjectEntries = {},
) {
  return v.object({ ...head, ...more, outdatalist: v.tuple([...cells]) });
}

/** The new id in `outdata`. */
export const newId = giving(v.string());
