/** India has one time zone and no summer time. */
const IST_MS = 5.5 * 60 * 60 * 1000;

/** The date and time in India of an ISO time or of milliseconds: `2026-11-22` and `08:14`; empty for anything else. */
export function inIndia(time: string | number): { readonly date: string; readonly time: string } {
  const instant = new Date(time).getTime();
  if (Number.isNaN(instant)) return { date: '', time: '' };
  const text = new Date(instant + IST_MS).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}
