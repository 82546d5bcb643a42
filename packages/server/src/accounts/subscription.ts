const DAY_MS = 24 * 60 * 60 * 1000;
/** A subscription is valid for one year (V10). */
export const SUBSCRIPTION_MS = 365 * DAY_MS;
/** Plan of the specification's default package. */
export const DEFAULT_PLAN_ID = 27;

/** Returns the remaining days of a subscription, with a started day counted in full; 0 after its end. */
export function daysRemaining(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / DAY_MS));
}
