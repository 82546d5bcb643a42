import type { Fields } from './readers.js';

/** Returns the wire name of every English field. */
// @__NO_SIDE_EFFECTS__
export function wireNames<T>(fields: Fields<T>): Readonly<Record<keyof T & string, string>> {
  const names = Object.entries(fields).map(([english, field]) => [english, Array.isArray(field) ? field[0] : english]);
  return Object.fromEntries(names) as Record<keyof T & string, string>;
}
