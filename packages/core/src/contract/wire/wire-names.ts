import type { AnyKind, Fields } from './kind.js';
import { named } from './read.js';

/** Returns the wire name of every English field. */
// @__NO_SIDE_EFFECTS__
export function wireNames<T>(fields: Fields<T>): Readonly<Record<keyof T & string, string>> {
  const names = Object.entries<AnyKind>(fields as never).map(([english, field]) => [english, named(english, field)[0]]);
  return Object.fromEntries(names) as Record<keyof T & string, string>;
}
