import { formatDate } from '@headnote/core/format';

const clock = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hour12: false });

/** `10:42` for a time of today, else the date. */
export function whenOf(time: string): string {
  const at = new Date(time);
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday ? clock.format(at) : formatDate(time.slice(0, 10));
}
