/** An object out of a JSON line; nothing about it is known yet. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Tells whether a parsed JSON value is an object, not a list and not null. */
export function isJsonRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text at a path, or an empty string where there is none. */
export function textAt(record: JsonRecord, ...path: readonly string[]): string {
  const value = valueAt(record, path);
  return typeof value === 'string' ? value.trim() : '';
}

/** The texts of a list at a path; other values in the list are left out. */
export function textsAt(record: JsonRecord, ...path: readonly string[]): string[] {
  const value = valueAt(record, path);
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

/** The objects of a list at a path; other values in the list are left out. */
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
