/**
 * Returns the message to show, or an empty string when the value is fine. Never throws: what is not text counts as an
 * empty one. `prefix` begins the generic messages; `Field` by default.
 */
export type Validator = (value: unknown, prefix?: string) => string;

/** The value as text; anything else counts as none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
