import { omitEmpty } from '../omit-empty.js';
import type { RangeName } from './fields.js';
import type { RangeTree } from './query-tree.js';

/** For each field, an example for error messages and the canonical form of a limit. */
export const ranges = {
  year: ['1973..1980', /^[12]\d{3}$/],
  date: ['1973-04-24', /^[12]\d{3}(?:-\d\d){0,2}$/],
  bench: ['3..5', /^[1-9]\d?$/],
} as const satisfies Record<RangeName, readonly [example: string, form: RegExp]>;

/**
 * Parses `1973`, `1973..1980`, `..1980`, `1973..` or `5+`; years and numbers may also have a dash between them. Swaps
 * limits in the wrong order. Undefined for anything else.
 */
export function readRange(name: RangeName, value: string): RangeTree | undefined {
  const bounds = value
    .replace(name === 'date' ? '+' : /[-–+]/, '..')
    .split('..')
    .map((bound) => readBound(name, bound));
  const [from = '', to = from] = bounds;
  if (bounds.length > 2 || bounds.includes(undefined) || from + to === '') return undefined;
  // Pad numbers of judges, which have one or two digits. A year contains its months, so those are in order.
  const isReversed = to && from.padStart(4) > to.padStart(4) && !from.startsWith(`${to}-`);
  return omitEmpty<RangeTree>({ type: 'range', name, from: isReversed ? to : from, to: isReversed ? from : to });
}

/**
 * Returns a limit in canonical form, empty for an open end, or undefined if it is invalid. A date is `1973-04-24`,
 * `1973-04` or `1973`, or has an Indian form: `24-4-1973`, `24/4/1973` or `24.4.1973`.
 */
function readBound(name: RangeName, text: string): string | undefined {
  const iso = text
    .replace(/^(\d\d?)([-/.])(\d\d?)\2(\d{4})$/, '$4-$3-$1')
    .replace(/-(?=\d(?:-|$))/g, '-0')
    .replace(/^0(?=.)/, '');
  // Date converts a day that does not exist to another day, or to an invalid date.
  const exists = name === 'bench' || String(new Date(iso).toJSON()).startsWith(iso);
  return iso === '' || (exists && ranges[name][1].test(iso)) ? iso : undefined;
}
