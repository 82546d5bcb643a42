import type { EmbedLatest } from '@headnote/core/embed';
import { DATE_MONTHS, DATE_NOT_KNOWN } from './date-words.js';

const MONTHS = DATE_MONTHS.split(' ');

// Both without Intl: the first date that it formats takes a slow phone longer than the drawing of the whole list.

/** Formats a date as `dd MMMM yyyy`, equal to core's `formatDate` (a test compares them). */
export function formatDate(iso: EmbedLatest['items'][number]['date']): string {
  const day = iso?.slice(0, 10) ?? '';
  if (Number.isNaN(+new Date(`${day}T00:00Z`))) return DATE_NOT_KNOWN;
  return `${day.slice(8)} ${MONTHS[+day.slice(5, 7) - 1]} ${day.slice(0, 4)}`;
}

/** Formats a whole number with Indian grouping, equal to core's `formatIndianNumber`. */
export function formatNumber(value: number): string {
  return `${value}`.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');
}
