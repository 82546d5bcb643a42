import * as v from 'valibot';
import { wireLimits } from './wire-limits.js';

/** Marks a part that the specification does not show and we define. */
// @__NO_SIDE_EFFECTS__
export function ours<S extends v.GenericSchema<unknown, unknown>>(schema: S) {
  return v.pipe(schema, v.metadata({ 'x-ours': true }));
}

/** Text with a maximum length in characters. */
// @__NO_SIDE_EFFECTS__
export function upTo(limit: number) {
  return v.pipe(v.string(), v.maxLength(limit, 'is too long'));
}

/** Non-empty text with a maximum length in characters. */
// @__NO_SIDE_EFFECTS__
export function filled(limit: number) {
  return v.pipe(v.string(), v.nonEmpty('must not be blank'), v.maxLength(limit, 'is too long'));
}

/** An id, a name or a code. */
export const short = upTo(wireLimits.short);

/** A required id, name or code. */
export const sure = filled(wireLimits.short);

/** Fits an integer column of every database, and nine digits. */
const LARGEST = 999_999_999;

/** Digits in a query, read as a number. */
export const digits = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'not a number'), v.transform(Number));

/** A whole number from 0, as a number or as digits. */
export const whole = v.union(
  [
    v.pipe(v.number(), v.integer('not a whole number'), v.minValue(0, 'less than 0'), v.maxValue(LARGEST, 'too large')),
    digits,
  ],
  'not a whole number',
);

/** The user's id. The server takes the user from the token and only compares. */
export const userid = v.optional(v.union([short, v.number()]));

/** A query with only the user's id. */
export const userQuery = v.object({ userid: v.optional(short) });

/** Chosen ids: a list, or text separated by commas. */
export const chosen = v.union([
  v.pipe(v.array(v.union([v.number(), sure])), v.maxLength(wireLimits.chosen, 'too many')),
  upTo(wireLimits.text),
]);

/** The two fields of every envelope. */
export const head = { flag: v.boolean(), message: v.string() };

/** The answer to a write: the flag and the message. */
export const done = v.object(head);

/** An answer with a value in `outdata`. */
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

/** Says that the specification does not show what is in `outdata`. */
export const ourOutdata = { ours: ['outdata'] } as const;

/** Limits the items of a list in an answer. */
// @__NO_SIDE_EFFECTS__
export function most(limit: number) {
  return (schema: v.GenericSchema) => v.pipe(schema as v.GenericSchema<unknown[]>, v.maxLength(limit));
}
