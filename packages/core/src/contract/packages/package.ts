import type { Reader, ValueOf } from '../wire/kind.js';
import { count, flag, text } from '../wire/readers.js';
import { readCount } from '../wire/scalars.js';

const idOf: Reader<number | null> = (value) => readCount(value) ?? null;

export const aPackage = {
  /** Id for a payment; null if the server does not send one, and then payment is not possible. */
  id: ['packageId', idOf],
  /** Position among the packages, as shown in the card's heading. */
  priority: count,
  /** Text to display. */
  name: ['packageName', text],
  /** What it covers. */
  description: ['packageDesc', text],
  /** Price of a year. */
  renewalAmount: ['renewAmt', count],
  /** Price of the first year, or of a renewal after the renewal period; 0 if the server does not send one. */
  initialAmount: ['initialAmt', count],
  /** True for a free trial. */
  isTrial: flag,
} as const;

/**
 * A subscription package. Amounts are rupees. The specification has neither an id, nor a first amount, nor the mark of a trial.
 *
 * @departs V10b
 */
export interface Package extends ValueOf<typeof aPackage> {}
