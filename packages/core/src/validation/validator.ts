/**
 * Returns the message to show, or an empty string when the value is valid. Never throws: a value that is not a string
 * counts as empty. `prefix` is the beginning of the generic messages; `Field` by default.
 */
export type Validator = (value: unknown, prefix?: string) => string;

/** Returns the value if it is a string, otherwise an empty string. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
