import { alertLimits } from '@headnote/core/contract';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The time zone of a member who has not said another one. */
export const INDIA = 'Asia/Kolkata';

/** The last time at which the mails of a day, or of a week, were due. */
export interface Slot {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Its day in the member's time zone, ISO. */
  readonly day: string;
}

/** Returns a time zone that this server knows: the one given, or India's. */
export function knownTimeZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return INDIA;
  }
}

/** The last slot of the day: seven in the morning. */
export function dailySlot(now: number, timeZone: string): Slot {
  const { hour, minute, second } = clockAt(now, timeZone);
  const sinceMidnight = hour * HOUR_MS + minute * 60_000 + second * 1000 + (now % 1000);
  const today = now - sinceMidnight + alertLimits.mailHour * HOUR_MS;
  const at = today <= now ? today : today - DAY_MS;
  return { at, day: clockAt(at, timeZone).day };
}

/** The last slot of the week: the same on a Monday. */
export function weeklySlot(now: number, timeZone: string): Slot {
  const { at } = dailySlot(now, timeZone);
  const monday = at - WEEKDAYS.indexOf(clockAt(at, timeZone).weekday) * DAY_MS;
  return { at: monday, day: clockAt(monday, timeZone).day };
}

function clockAt(time: number, timeZone: string) {
  const parts = new Map(
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      weekday: 'short',
    })
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    weekday: part('weekday'),
    hour: Number(part('hour')),
    minute: Number(part('minute')),
    second: Number(part('second')),
  };
}
