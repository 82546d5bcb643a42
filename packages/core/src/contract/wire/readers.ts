import { asList, asObject, FieldProblem } from './field-problem.js';
import { readCount, readFlag, readText } from './scalars.js';
import { unwrapJson } from './unwrap-json.js';

/** Reads a wire value to an English one. Throws a FieldProblem that names the wrong field. */
export type Reader<T> = (value: unknown) => T;

/** The text that the specification's service sends if there is no data. */
const NO_DATA = 'No Data Found';

/** Reads a part of a value and puts the part's name in front of a problem's path. */
export function at<T>(key: string | number, read: Reader<T>, value: unknown): T {
  try {
    return read(value);
  } catch (error) {
    throw error instanceof FieldProblem ? new FieldProblem([key, ...error.path], error.message) : error;
  }
}

function problem(text: string): never {
  throw new FieldProblem([], text);
}

/** Reads text, or a number as digits; empty for anything else. */
export const text: Reader<string> = readText;

/** Reads required text. */
export const sureText: Reader<string> = (value) => text(value) || problem('missing');

/** Reads required text that may be encoded as JSON, once or twice. */
export const encodedText: Reader<string> = (value) =>
  sureText(typeof value === 'string' && value.startsWith('"') ? unwrapJson(value) : value);

/** Reads a number, also as text; 0 if there is none. */
export const count: Reader<number> = (value) => readCount(value) ?? 0;

/** Reads a required number, also as text. */
export const sureCount: Reader<number> = (value) => readCount(value) ?? problem('not a number');

/** Reads texts by name, and drops other values; empty if there is no object. */
export const texts: Reader<Readonly<Record<string, string>>> = (value) =>
  Object.fromEntries(
    Object.entries(asObject(value ?? {}, [])).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** Reads true, 1 and their texts as true, anything else as false. */
export const flag: Reader<boolean> = (value) => readFlag(value) ?? false;

/** Reads an ISO date without its time; null if there is none. */
export const day: Reader<string | null> = (value) => /^\d{4}-\d\d-\d\d/.exec(readText(value))?.[0] ?? null;

/** Reads one of the listed words. */
// @__NO_SIDE_EFFECTS__
export function word<const T extends string>(words: readonly T[]): Reader<T> {
  return (value) => words.find((one) => one === value) ?? problem(`not one of ${words.join(', ')}`);
}

/** Reads a list, also as JSON text; null, empty text and `No Data Found` are empty lists. */
// @__NO_SIDE_EFFECTS__
export function items<T>(read: Reader<T>): Reader<readonly T[]> {
  return (value) => {
    const list = unwrapJson(value) ?? (value === undefined ? value : []);
    if (list === '' || list === NO_DATA) return [];
    return asList(list, []).map((item, index) => at(index, read, item));
  };
}

/** Reads ids from a list, or from text separated by commas. */
// @__NO_SIDE_EFFECTS__
export function ids<T>(read: Reader<T>): Reader<readonly T[]> {
  const list = items(read);
  return (value) => {
    const parts = text(value);
    return list(parts === '' || parts === NO_DATA || parts.startsWith('[') ? (value ?? null) : parts.split(','));
  };
}

/** Reads a value that may be missing; the result then lacks the field. */
// @__NO_SIDE_EFFECTS__
export function optional<T>(read: Reader<T>): Reader<T> {
  return (value) => (value === undefined || value === null ? (undefined as T) : read(value));
}

/** How to read each field: a wire name with a reader, or only a reader if the names are equal. */
export type Fields<T> = { readonly [K in keyof T]-?: Reader<T[K]> | readonly [wire: string, read: Reader<T[K]>] };

/** Joins the fields of two records. */
// @__NO_SIDE_EFFECTS__
export function both<A, B>(one: Fields<A>, other: Fields<B>): Fields<A & B> {
  return { ...one, ...other } as Fields<A & B>;
}

/** Reads an object, also as JSON text, to English field names. Drops unknown fields. */
// @__NO_SIDE_EFFECTS__
export function record<T>(fields: Fields<T>): Reader<T> {
  return (value) => {
    const wire = asObject(unwrapJson(value), []);
    const result: Record<string, unknown> = {};
    for (const [english, field] of Object.entries<Reader<unknown> | readonly [string, Reader<unknown>]>(fields)) {
      const [name, read] = typeof field === 'function' ? ([english, field] as const) : field;
      const found = at(name, read, wire[name]);
      if (found !== undefined) result[english] = found;
    }
    return result as T;
  };
}

/** Reads one field of the answer. */
// @__NO_SIDE_EFFECTS__
export function inField<T>(name: string, read: Reader<T>): Reader<T> {
  return (value) => at(name, read, asObject(unwrapJson(value), [])[name]);
}

/** Reads `outdata`. */
// @__NO_SIDE_EFFECTS__
export function outdata<T>(read: Reader<T>): Reader<T> {
  return inField('outdata', read);
}

/** Reads an item of `outdatalist`; null if the list is too short. */
// @__NO_SIDE_EFFECTS__
export function cell<T>(index: number, read: Reader<T>): Reader<T> {
  return inField('outdatalist', (value) => at(index, read, asList(unwrapJson(value), [])[index] ?? null));
}

/** Reads the first item of a list, or a value that is not a list. */
// @__NO_SIDE_EFFECTS__
export function first<T>(read: Reader<T>): Reader<T> {
  return (value) => {
    const list = unwrapJson(value);
    return Array.isArray(list) ? at(0, read, (list as readonly unknown[])[0]) : read(list);
  };
}
