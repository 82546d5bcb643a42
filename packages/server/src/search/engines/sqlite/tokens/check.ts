import type { TextField } from '../../../model/fields.js';
import { type SpanQuery, setsOf } from '../../../text/spans/span-query.js';

/** The check of a document's words before it counts as found. */
export type Check =
  | { readonly type: 'spans'; readonly field: TextField; readonly query: SpanQuery }
  | { readonly type: 'and' | 'or'; readonly of: readonly Check[] };

/** How a check reads the words of a field. */
export interface FieldReading {
  readonly sets: ReadonlySet<number>;
  /** False if only the presence of words matters. */
  readonly needsPlaces: boolean;
}

/** Returns what a check reads of each field. */
export function readingsOf(check: Check): Map<TextField, FieldReading> {
  const readings = new Map<TextField, FieldReading>();
  for (const { field, query } of spansOf(check)) {
    const before = readings.get(field);
    readings.set(field, {
      sets: new Set([...(before?.sets ?? []), ...setsOf(query)]),
      needsPlaces: before?.needsPlaces === true || !isPresence(query),
    });
  }
  return readings;
}

/** Returns whether only the presence of words matters. */
export function isPresence(query: SpanQuery): boolean {
  return query.type === 'word' || (query.type === 'any' && query.of.every(isPresence));
}

function spansOf(check: Check): (Check & { type: 'spans' })[] {
  return check.type === 'spans' ? [check] : check.of.flatMap(spansOf);
}
