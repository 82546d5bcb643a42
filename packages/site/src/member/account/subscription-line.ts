import type { Subscription } from '@headnote/core/contract';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A subscription drawn to scale: places from 0, the first day, to 1, the last day that is drawn. */
export interface SubscriptionLine {
  /** End of the last day. */
  readonly end: number;
  /** Today, inside the line. */
  readonly today: number;
  /** True if the time for a renewal is drawn after the end. */
  readonly hasWindow: boolean;
}

/**
 * Places the end of a subscription and today on a line that ends with the time for a renewal; that of a trial, which is
 * not renewed, ends with the trial. Undefined without dates.
 */
export function subscriptionLine(subscription: Subscription, today: string): SubscriptionLine | undefined {
  const { startDate, endDate, renewUntil, state } = subscription;
  if (startDate === null || endDate === null) return undefined;
  const hasWindow = renewUntil !== null && renewUntil > endDate && state !== 'trial';
  const daysTo = (date: string) => Math.round((Date.parse(date) - Date.parse(startDate)) / DAY_MS);
  // The last day counts in full; so does the day on which the line ends.
  const length = daysTo(hasWindow ? renewUntil : endDate) + 1;
  const place = (days: number) => Math.min(1, Math.max(0, days / length));
  return { end: place(daysTo(endDate) + 1), today: place(daysTo(today)), hasWindow };
}
