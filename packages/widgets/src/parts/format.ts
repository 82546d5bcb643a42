import type { EmbedLatest } from '@headnote/core/embed';

/**
 * Date as `dd MMMM yyyy`, the same text as core's `formatDate`: a test compares them. This one uses the browser's
 * table of months, because a widget's budget has no room for its own.
 */
export function formatDate(iso: EmbedLatest['items'][number]['date']): string {
  const day = new Date(`${iso?.slice(0, 10)}T00:00Z`);
  if (Number.isNaN(+day)) return 'Date not known';
  return day.toLocaleDateString('en-GB', { day: '2-digit', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** A number with the Indian grouping, the same text as core's `formatIndianNumber`. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-IN');
}
