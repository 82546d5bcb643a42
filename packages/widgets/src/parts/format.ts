import type { EmbedLatest } from '@headnote/core/embed';

/**
 * Formats a date as `dd MMMM yyyy`, equal to core's `formatDate` (a test compares them). It uses the browser's month
 * names, which cost no bytes.
 */
export function formatDate(iso: EmbedLatest['items'][number]['date']): string {
  const day = new Date(`${iso?.slice(0, 10)}T00:00Z`);
  if (Number.isNaN(+day)) return 'Date not known';
  return day.toLocaleDateString('en-GB', { day: '2-digit', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** Formats a number with Indian grouping, equal to core's `formatIndianNumber`. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-IN');
}
