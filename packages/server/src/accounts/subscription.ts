export const DAY_MS = 24 * 60 * 60 * 1000;
/** A subscription is valid for one year (V10). */
export const SUBSCRIPTION_MS = 365 * DAY_MS;
/** The trial, the specification's default package (V10b). */
export const TRIAL_PLAN_ID = 27;
/** A trial lasts three days (V10). */
export const TRIAL_MS = 3 * DAY_MS;
/** After the end, a renewal costs the renewal amount for so long (V10). */
export const RENEWAL_MS = 30 * DAY_MS;

/** Returns the remaining days of a subscription, with a started day counted in full; 0 after its end. */
export function daysRemaining(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / DAY_MS));
}
