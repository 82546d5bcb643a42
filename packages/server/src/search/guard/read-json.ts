import { memberPath, refuse } from './refuse.js';

/** A plain object of the request; its members are still untrusted. */
export type PlainObject = Readonly<Record<string, unknown>>;

/** Reads a plain object; rejects lists, class instances and scalars. */
export function readObject(value: unknown, path: string): PlainObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse(path, 'must be an object');
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) refuse(path, 'must be a plain object');
  return value as PlainObject;
}

/** Reads an object with only these keys. */
export function readShape(value: unknown, path: string, { known }: { readonly known: readonly string[] }): PlainObject {
  const object = readObject(value, path);
  for (const key of Object.keys(object)) {
    if (!known.includes(key)) refuse(memberPath(path, key), 'not supported');
  }
  return object;
}

/** Reads an object with exactly one key. Returns the key and its value. */
export function readSingle(value: unknown, path: string): readonly [key: string, value: unknown] {
  const object = readObject(value, path);
  const keys = Object.keys(object);
  if (keys.length !== 1) refuse(path, `must have exactly one key, not ${keys.length}`);
  const key = keys[0]!;
  return [key, object[key]];
}

/** Returns an own member; ignores the prototype. */
export function member(object: PlainObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Reads a list with a maximum length. */
export function readList(value: unknown, path: string, max: number): readonly unknown[] {
  if (!Array.isArray(value)) refuse(path, 'must be a list');
  if (value.length > max) refuse(path, `at most ${max} items`);
  return value;
}

/** Reads a whole number between bounds. */
export function readWhole(
  value: unknown,
  path: string,
  bounds: { readonly min: number; readonly max: number },
): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) refuse(path, 'must be a whole number');
  if (value < bounds.min || value > bounds.max) refuse(path, `must be between ${bounds.min} and ${bounds.max}`);
  return value;
}

/** Reads one of several words. */
export function readChoice<T extends string>(value: unknown, path: string, choices: readonly T[]): T {
  const choice = choices.find((each) => each === value);
  if (choice === undefined) refuse(path, `must be ${choices.join(' or ')}`);
  return choice;
}
