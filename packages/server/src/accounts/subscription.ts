export const DAY_MS = 24 * 60 * 60 * 1000;
/** India has one time zone and no summer time. */
const IST_MS = 5.5 * 60 * 60 * 1000;
/** The trial, the specification's default package (V10b). */
export const TRIAL_PLAN_ID = 27;
/** A trial lasts three days after the day on which it starts (V10). */
const TRIAL_DAYS = 3;
/** After the end, a renewal costs the renewal amount for so many days (V10). */
const RENEWAL_DAYS = 30;

/** Number of the day in India that contains a time, counted from 1970. */
const dayNumber = (time: number) => Math.floor((time + IST_MS) / DAY_MS);
/** Midnight in India at the start of a day. */
const startOfDay = (day: number) => day * DAY_MS - IST_MS;

/** Returns the day in India that contains a time, as ISO date. */
export function dayInIndia(time: number): string {
  return new Date(startOfDay(dayNumber(time)) + IST_MS).toISOString().slice(0, 10);
}

/** Returns the end of the day in India that contains a time. */
export function endOfDay(time: number): number {
  return startOfDay(dayNumber(time) + 1);
}

/** Returns the end of a trial: a midnight in India. The day of the start is a present, so that nobody gets less than three days. */
export function trialEnd(startsAt: number): number {
  return startOfDay(dayNumber(startsAt) + TRIAL_DAYS + 1);
}

/** Returns the end of a subscription (V10): midnight in India at the start of the same date a year later. */
export function yearEnd(startsAt: number): number {
  const day = new Date(startsAt + IST_MS);
  return Date.UTC(day.getUTCFullYear() + 1, day.getUTCMonth(), day.getUTCDate()) - IST_MS;
}

/** Returns the last day of a period that ends at a time, as ISO date in India. */
export function lastDay(endsAt: number): string {
  return dayInIndia(endsAt - 1);
}

/** Returns until when a renewal costs the renewal amount (V10). */
export function renewalEnd(endsAt: number): number {
  return endsAt + RENEWAL_DAYS * DAY_MS;
}

/**
 * Returns the days in India from today to the last day of a subscription; 1 on the last day itself, so that a running
 * subscription never has 0. 0 after its end.
 */
export function daysRemaining(endsAt: number, now: number): number {
  if (endsAt <= now) return 0;
  return Math.max(1, dayNumber(endsAt - 1) - dayNumber(now));
}
