import { given } from '../given.js';
import type { RangeName } from './fields.js';
import type { RangeTree } from './query-tree.js';

/** How each field's bounds are written in the end, and one example for a reader whose value was none. */
export const ranges = {
  year: ['1973..1980', /^[12]\d{3}$/],
  date: ['1973-04-24', /^[12]\d{3}(?:-\d\d){0,2}$/],
  bench: ['3..5', /^[1-9]\d?$/],
} as const satisfies Record<RangeName, readonly [example: string, form: RegExp]>;

/**
 * Reads `1973`, `1973..1980`, `..1980`, `1973..` or `5+`; years and numbers also with a dash between. Bounds that
 * stand the wrong way round are turned. Undefined for anything else.
 */
export function readRange(name: RangeName, value: string): RangeTree | undefined {
  const bounds = value
    .replace(name === 'date' ? '+' : /[-–+]/, '..')
    .split('..')
    .map((bound) => readBound(name, bound));
  const [from = '', to = from] = bounds;
  if (bounds.length > 2 || bounds.includes(undefined) || from + to === '') return undefined;
  // Numbers of judges have a digit or two, and a month begins with its year.
  const isTurned = to && from.padStart(4) > to.padStart(4) && !from.startsWith(`${to}-`);
  return given<RangeTree>({ type: 'range', name, from: isTurned ? to : from, to: isTurned ? from : to });
}

/**
 * A bound in its one form, empty for an open end; undefined for what is none. A date is `1973-04-24`, `1973-04` or
 * `1973`, or `24-4-1973`, `24/4/1973`, `24.4.1973` as they are written in India.
 */
function readBound(name: RangeName, text: string): string | undefined {
  const iso = text
    .replace(/^(\d\d?)([-/.])(\d\d?)\2(\d{4})$/, '$4-$3-$1')
    .replace(/-(?=\d(?:-|$))/g, '-0')
    .replace(/^0(?=.)/, '');
  // A day that does not exist comes back as another, or not at all.
  const exists = name === 'bench' || String(new Date(iso).toJSON()).startsWith(iso);
  return iso === '' || (exists && ranges[name][1].test(iso)) ? iso : undefined;
}
