import type { ValueOf } from '../wire/kind.js';
import { count, day, text } from '../wire/readers.js';

export const subscription = {
  /** Name of the package. */
  packageName: text,
  /** ISO date; null if there is none. */
  startDate: day,
  /** ISO date of the last day. */
  endDate: day,
  /** ISO date until which a renewal costs the renewal amount; null for a trial, which is not renewed. */
  renewUntil: day,
  /** Days until it ends; 0 if none is left. */
  daysRemaining: ['daysremaining', count],
  /** `renewable`: ended, but the renewal amount still applies; `lapsed`: ended, and not renewed at that amount any more. */
  state: ['trial', 'active', 'renewable', 'lapsed', 'none'],
} as const;

/** A member's subscription. */
export interface Subscription extends ValueOf<typeof subscription> {}
