import { asList, asObject, FieldProblem } from './field-problem.js';
import type { AnyFields, AnyKind, Kind } from './kind.js';
import { unwrapJson } from './unwrap-json.js';

/** The text that the specification's service sends if there is no data. */
export const NO_DATA = 'No Data Found';

/** Reads a part of a value and puts the part's name in front of a problem's path. */
export function at<T>(key: string | number, kind: Kind<T>, value: unknown): T;
export function at(key: string | number, kind: AnyKind, value: unknown): unknown {
  try {
    return readAny(kind, value);
  } catch (error) {
    throw error instanceof FieldProblem ? new FieldProblem([key, ...error.path], error.message) : error;
  }
}

/** Reads a wire value to an English one. Drops unknown fields of objects. Throws a FieldProblem that names the wrong field. */
export function read<T>(kind: Kind<T>, value: unknown): T {
  return readAny(kind, value) as T;
}

function readAny(kind: AnyKind, value: unknown): unknown {
  if (typeof kind === 'function') return kind(value);
  if (!Array.isArray(kind)) return readFields(kind as AnyFields, value);
  const [of, otherwise] = kind as readonly AnyKind[];
  if (typeof of === 'string') {
    if (kind.includes(value)) return value;
    throw new FieldProblem([], `not one of ${kind.join(', ')}`);
  }
  if (kind.length > 1) return (value ?? null) === null ? otherwise : readAny(of as AnyKind, value);
  // A list may be JSON text; null, empty text and `No Data Found` are empty lists.
  const list = unwrapJson(value) ?? (value === undefined ? value : []);
  if (list === '' || list === NO_DATA) return [];
  return asList(list, []).map((item, index) => at(index, of as Kind<unknown>, item));
}

function readFields(fields: AnyFields, value: unknown): unknown {
  const wire = asObject(unwrapJson(value), []);
  const result: Record<string, unknown> = {};
  for (const [english, field] of Object.entries(fields)) {
    const [name, kind] = named(english, field);
    const found = at(name, kind as Kind<unknown>, wire[name]);
    if (found !== undefined) result[english] = found;
  }
  return result;
}

/** Returns the wire name and the kind of a field. */
export function named(english: string, field: AnyKind): readonly [wire: string, kind: AnyKind] {
  const [name, kind] = Array.isArray(field) ? (field as readonly unknown[]) : [];
  return typeof name === 'string' && Object(kind) === kind ? [name, kind as AnyKind] : [english, field];
}
