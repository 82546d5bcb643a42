/** An object from a JSON line, not yet checked. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Returns whether a parsed JSON value is an object: not a list, not null. */
export function isJsonRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the text at a path, or an empty string. */
export function textAt(record: JsonRecord, ...path: readonly string[]): string {
  const value = valueAt(record, path);
  return typeof value === 'string' ? value.trim() : '';
}

/** Returns the texts of a list at a path, without other values. */
export function textsAt(record: JsonRecord, ...path: readonly string[]): string[] {
  const value = valueAt(record, path);
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

/** Returns the objects of a list at a path, without other values. */
export function recordsAt(record: JsonRecord, ...path: readonly string[]): JsonRecord[] {
  const value = valueAt(record, path);
  return Array.isArray(value) ? value.filter(isJsonRecord) : [];
}

function valueAt(record: JsonRecord, path: readonly string[]): unknown {
  let value: unknown = record;
  for (const name of path) {
    if (!isJsonRecord(value)) return undefined;
    value = value[name];
  }
  return value;
}
