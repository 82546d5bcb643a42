import { given } from '../given.js';
import type { RangeName } from './fields.js';
import type { RangeTree } from './query-tree.js';

/** What each field takes, said to a reader whose value was none. */
export const rangeExamples = {
  year: 'a year: 1973, 1973..1980 or 1973..',
  date: 'a date that exists: 1973-04-24, 1973-04 or 1973-04-24..1980',
  bench: 'a number of judges: 5, 5+ or 3..5',
} as const satisfies Record<RangeName, string>;

/**
 * Reads `1973`, `1973..1980`, `..1980`, `1973..` or `5+`; years and numbers also with a dash between. Bounds that
 * stand the wrong way round are turned. Undefined for anything else.
 */
export function readRange(name: RangeName, value: string): RangeTree | undefined {
  const [first = '', last = first, ...rest] = (name === 'date' ? value : value.replace(/[-–]/, '..'))
    .replace('+', '..')
    .split('..');
  const from = readBound(name, first);
  const to = readBound(name, last);
  if (rest.length > 0 || from === undefined || to === undefined || from + to === '') return undefined;
  const isTurned = to !== '' && (name === 'bench' ? Number(from) > Number(to) : from > to && !from.startsWith(to));
  return given<RangeTree>({ type: 'range', name, from: isTurned ? to : from, to: isTurned ? from : to });
}

/** A bound in its one form, empty for an open end; undefined for what is none. */
function readBound(name: RangeName, text: string): string | undefined {
  if (name === 'bench' ? /^\d{0,2}$/.test(text) : /^(?:[12]\d{3})?$/.test(text)) return text.replace(/^0(?=.)/, '');
  return name === 'date' ? readDate(text) : undefined;
}

/** `1973-04-24`, `1973-04`, and `24-4-1973`, `24/4/1973`, `24.4.1973` as they are written in India. */
function readDate(text: string): string | undefined {
  const isoLike = text.replace(/^(\d\d?)([-/.])(\d\d?)\2(\d{4})$/, '$4-$3-$1').replace(/-(?=\d(?:-|$))/g, '-0');
  const [, year, month, day] = /^([12]\d{3})-(\d\d)(?:-(\d\d))?$/.exec(isoLike) ?? [];
  // A day that does not exist comes back as another.
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1)));
  return year && date.toISOString().startsWith(isoLike) ? isoLike : undefined;
}
