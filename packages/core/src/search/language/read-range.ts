import { given } from '../given.js';
import type { RangeName } from './fields.js';
import type { RangeTree } from './query-tree.js';

/** What each field takes, said to a reader whose value was none. */
export const rangeExamples = {
  year: 'a year, such as 1973 or 1973..1980',
  date: 'a date that exists, such as 1973-04-24',
  bench: 'a number of judges, such as 5+ or 3..5',
} as const satisfies Record<RangeName, string>;

/**
 * Reads `1973`, `1973..1980`, `..1980`, `1973..` or `5+`; years and numbers also with a dash between. Bounds that
 * stand the wrong way round are turned. Undefined for anything else.
 */
export function readRange(name: RangeName, value: string): RangeTree | undefined {
  const dots = (name === 'date' ? value : value.replace(/[-–]/, '..')).replace('+', '..');
  const bounds = dots.split('..').map((bound) => readBound(name, bound));
  const [from = '', to = from] = bounds;
  if (bounds.length > 2 || bounds.includes(undefined) || from + to === '') return undefined;
  const isTurned = to !== '' && (name === 'bench' ? Number(from) > Number(to) : from > to && !from.startsWith(to));
  return given<RangeTree>({ type: 'range', name, from: isTurned ? to : from, to: isTurned ? from : to });
}

/**
 * A bound in its one form, empty for an open end; undefined for what is none. A date is `1973-04-24`, `1973-04` or
 * `1973`, or `24-4-1973`, `24/4/1973`, `24.4.1973` as they are written in India.
 */
function readBound(name: RangeName, text: string): string | undefined {
  if (name === 'bench') return /^(?:0?[1-9]|[1-9]\d)?$/.test(text) ? text.replace(/^0(?=.)/, '') : undefined;
  const iso = text.replace(/^(\d\d?)([-/.])(\d\d?)\2(\d{4})$/, '$4-$3-$1').replace(/-(?=\d(?:-|$))/g, '-0');
  const isLike = (name === 'date' ? /^[12]\d{3}(?:-\d\d){0,2}$/ : /^[12]\d{3}$/).test(iso);
  // A day that does not exist comes back as another, or not at all.
  const exists = isLike && String(new Date(iso).toJSON()).startsWith(iso);
  return exists || iso === '' ? iso : undefined;
}
