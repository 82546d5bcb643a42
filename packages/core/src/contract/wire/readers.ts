import { asList, asObject, FieldProblem } from './field-problem.js';
import { readCount, readFlag, readText } from './scalars.js';
import { unwrapJson } from './unwrap-json.js';

/** Reads a wire value to an English one; throws a FieldProblem that says which field is not as agreed. */
export type Reader<T> = (value: unknown) => T;

/** The text that the specification's service gives where there is no data. */
const NO_DATA = 'No Data Found';

/** Reads a part of a value; a problem in it is told with the part's name in front. */
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

/** Text; a number in digits; empty for anything else. */
export const text: Reader<string> = readText;

/** Text that must be there. */
export const sureText: Reader<string> = (value) => text(value) || problem('missing');

/** Text that must be there and that may be encoded as JSON, once or twice. */
export const encodedText: Reader<string> = (value) =>
  sureText(typeof value === 'string' && value.startsWith('"') ? unwrapJson(value) : value);

/** A number, also as text; 0 where there is none. */
export const count: Reader<number> = (value) => readCount(value) ?? 0;

/** A number, also as text, that must be there. */
export const sureCount: Reader<number> = (value) => readCount(value) ?? problem('not a number');

/** True for true, 1 and their texts. */
export const flag: Reader<boolean> = (value) => readFlag(value) ?? false;

/** An ISO date without its time; null where there is none. */
export const day: Reader<string | null> = (value) => /^\d{4}-\d\d-\d\d/.exec(readText(value))?.[0] ?? null;

/** One of some words. */
// @__NO_SIDE_EFFECTS__
export function word<const T extends string>(words: readonly T[]): Reader<T> {
  return (value) => words.find((one) => one === value) ?? problem(`not one of ${words.join(', ')}`);
}

/** A list, also as JSON text; null, empty text and `No Data Found` are lists without items. */
// @__NO_SIDE_EFFECTS__
export function items<T>(read: Reader<T>): Reader<readonly T[]> {
  return (value) => {
    const list = unwrapJson(value) ?? (value === undefined ? value : []);
    if (list === '' || list === NO_DATA) return [];
    return asList(list, []).map((item, index) => at(index, read, item));
  };
}

/** Ids as a list, or as text with commas between. */
// @__NO_SIDE_EFFECTS__
export function ids<T>(read: Reader<T>): Reader<readonly T[]> {
  const list = items(read);
  return (value) => {
    const parts = text(value);
    return list(parts === '' || parts === NO_DATA || parts.startsWith('[') ? (value ?? null) : parts.split(','));
  };
}

/** A value that may be missing; its field is then left out. */
// @__NO_SIDE_EFFECTS__
export function optional<T>(read: Reader<T>): Reader<T> {
  return (value) => (value === undefined || value === null ? (undefined as T) : read(value));
}

/** How each field is read: from the wire name beside its reader, or from its own name. */
export type Fields<T> = { readonly [K in keyof T]-?: Reader<T[K]> | readonly [wire: string, read: Reader<T[K]>] };

/** The fields of two records in one. */
// @__NO_SIDE_EFFECTS__
export function both<A, B>(one: Fields<A>, other: Fields<B>): Fields<A & B> {
  return { ...one, ...other } as Fields<A & B>;
}

/** An object, also as JSON text, with its fields under English names; unknown fields are left out. */
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

/** The value in a field of the answer. */
// @__NO_SIDE_EFFECTS__
export function inField<T>(name: string, read: Reader<T>): Reader<T> {
  return (value) => at(name, read, asObject(unwrapJson(value), [])[name]);
}

/** The value in `outdata`. */
// @__NO_SIDE_EFFECTS__
export function outdata<T>(read: Reader<T>): Reader<T> {
  return inField('outdata', read);
}

/** The value at a place of `outdatalist`; a list that ends before it gives null. */
// @__NO_SIDE_EFFECTS__
export function cell<T>(index: number, read: Reader<T>): Reader<T> {
  return inField('outdatalist', (value) => at(index, read, asList(unwrapJson(value), [])[index] ?? null));
}

/** The first item of a list, or the value itself where it is no list. */
// @__NO_SIDE_EFFECTS__
export function first<T>(read: Reader<T>): Reader<T> {
  return (value) => {
    const list = unwrapJson(value);
    return Array.isArray(list) ? at(0, read, (list as readonly unknown[])[0]) : read(list);
  };
}
