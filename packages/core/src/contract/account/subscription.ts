import { count, day, record, text, word, type Fields } from '../wire/readers.js';

/** A member's subscription. */
export interface Subscription {
  /** Name of the package. */
  readonly packageName: string;
  /** ISO date; null if there is none. */
  readonly startDate: string | null;
  /** ISO date of the last day. */
  readonly endDate: string | null;
  /** ISO date until which a renewal costs the renewal amount; null for a trial, which is not renewed. */
  readonly renewUntil: string | null;
  /** Days until it ends; 0 if none is left. */
  readonly daysRemaining: number;
  /** `renewable`: ended, but the renewal amount still applies; `lapsed`: ended, and not renewed at that amount any more. */
  readonly state: 'trial' | 'active' | 'renewable' | 'lapsed' | 'none';
}

/** Every state of a subscription. */
export const subscriptionStates = ['trial', 'active', 'renewable', 'lapsed', 'none'] as const;

/** Fields of a subscription on the wire. */
export const subscriptionFields: Fields<Subscription> = {
  packageName: text,
  startDate: day,
  endDate: day,
  renewUntil: day,
  daysRemaining: ['daysremaining', count],
  state: word(subscriptionStates),
};

/** Reads a subscription. */
export const subscription = record(subscriptionFields);
