import { asList, asObject, FieldProblem } from './field-problem.js';
import type { Fields, Kind, Reader } from './kind.js';
import { at, NO_DATA, read } from './read.js';
import { readCount, readFlag, readText } from './scalars.js';
import { unwrapJson } from './unwrap-json.js';

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

/** Reads ids from a list, or from text separated by commas. */
// @__NO_SIDE_EFFECTS__
export function ids<T>(kind: Reader<T>): Reader<readonly T[]> {
  const list: readonly [Reader<T>] = [kind];
  return (value) => {
    const parts = text(value);
    return read<readonly T[]>(
      list,
      parts === '' || parts === NO_DATA || parts.startsWith('[') ? (value ?? null) : parts.split(','),
    );
  };
}

/** Reads an object, or only its field `text`. */
// @__NO_SIDE_EFFECTS__
export function orText<T>(fields: Fields<T>): Reader<T> {
  const reader = (value: unknown) =>
    read(fields as Kind<T>, typeof value === 'object' || text(value).startsWith('{') ? value : { text: value });
  return Object.assign(reader, { of: fields });
}

/** An ISO date and time, read as text. */
export const moment: Reader<string> = (value) => readText(value);

// @__NO_SIDE_EFFECTS__
function exact<T>(type: string): Reader<T> {
  return (value) => (typeof value === type ? (value as T) : problem(`not a ${type}`));
}

/** Reads text, and nothing else. */
export const exactText = /* @__PURE__ */ exact<string>('string');

/** Reads a number, and nothing else. */
export const exactNumber = /* @__PURE__ */ exact<number>('number');

/** Reads true or false, and nothing else. */
export const exactFlag = /* @__PURE__ */ exact<boolean>('boolean');

/** A file. */
export const blob: Reader<Blob> = (value) => value as Blob;

/** A complete address. */
export const href: Reader<string> = (value) => sureText(value);

/** Reads one field of the answer. */
// @__NO_SIDE_EFFECTS__
export function inField<T>(name: string, kind: Kind<T>): Reader<T> {
  return (value) => at(name, kind, asObject(unwrapJson(value), [])[name]);
}

/** Reads an item of `outdatalist`; null if the list is too short. */
// @__NO_SIDE_EFFECTS__
export function cell<T>(index: number, kind: Kind<T>): Reader<T> {
  return inField('outdatalist', (value: unknown) => at(index, kind, asList(unwrapJson(value), [])[index] ?? null));
}

/** Reads the first item of a list, or a value that is not a list. */
// @__NO_SIDE_EFFECTS__
export function first<T>(kind: Kind<T>): Reader<T> {
  return (value) => {
    const list = unwrapJson(value);
    return Array.isArray(list) ? at(0, kind, (list as readonly unknown[])[0]) : read(kind, list);
  };
}
