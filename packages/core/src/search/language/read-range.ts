import { dateParts } from '../../format/format-date.js';
import type { RangeName } from './fields.js';
import type { RangeTree } from './query-tree.js';

/** What each field takes, said to a reader whose value was none. */
export const rangeExamples = {
  year: 'a year, such as 1973, 1973..1980 or 1973..',
  date: 'a date that exists, such as 1973-04-24, 1973-04, 1973 or 1973-04-24..1980',
  bench: 'a number of judges, such as 5, 5+ or 3..5',
} as const satisfies Record<RangeName, string>;

/**
 * Reads `1973`, `1973..1980`, `..1980`, `1973..` or `5+`; years and numbers also with a dash between. Bounds that
 * stand the wrong way round are turned. Undefined for anything else.
 */
export function readRange(name: RangeName, value: string): RangeTree | undefined {
  const dash = name === 'date' ? value : value.replace(/[-–]/, '..');
  const [first = '', last = first, ...rest] = dash.replace(/\+$/, '..').split('..');
  const from = readBound(name, first);
  const to = readBound(name, last);
  if (rest.length > 0 || from === undefined || to === undefined || from + to === '') return undefined;
  const isTurned = from !== '' && to !== '' && isAfter(name, from, to);
  const [low, high] = isTurned ? [to, from] : [from, to];
  return { type: 'range', name, ...(low === '' ? {} : { from: low }), ...(high === '' ? {} : { to: high }) };
}

function isAfter(name: RangeName, from: string, to: string): boolean {
  return name === 'bench' ? Number(from) > Number(to) : from > to && !from.startsWith(to);
}

/** A bound in its one form, empty for an open end; undefined for what is none. */
function readBound(name: RangeName, text: string): string | undefined {
  if (text === '') return text;
  if (name === 'bench') return /^\d{1,2}$/.test(text) ? String(Number(text)) : undefined;
  if (/^[12]\d{3}$/.test(text)) return text;
  return name === 'date' ? readDate(text) : undefined;
}

/** `1973-04-24`, `1973-04`, and `24-4-1973`, `24/4/1973`, `24.4.1973` as they are written in India. */
function readDate(text: string): string | undefined {
  const [, y, m, d] =
    /^([12]\d{3})-(\d\d?)(?:-(\d\d?))?$/.exec(text) ??
    /^(\d\d?)([-/.])(\d\d?)\2([12]\d{3})$/.exec(text)?.map((_, index, all) => all[[0, 4, 3, 1][index] ?? 0]) ??
    [];
  if (y === undefined || m === undefined) return undefined;
  const iso = [y, m, ...(d === undefined ? [] : [d])].map((part) => part.padStart(2, '0')).join('-');
  return dateParts(d === undefined ? `${iso}-01` : iso) ? iso : undefined;
}
