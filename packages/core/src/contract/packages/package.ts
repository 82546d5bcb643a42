import { count, flag, items, record, text, type Fields, type Reader } from '../wire/readers.js';
import { readCount } from '../wire/scalars.js';

/** A subscription package. Amounts are rupees. */
export interface Package {
  /** Id for a payment; null if the server does not send one, and then payment is not possible. */
  readonly id: number | null;
  /** Position among the packages, as shown in the card's heading. */
  readonly priority: number;
  /** Text to display. */
  readonly name: string;
  /** What it covers. */
  readonly description: string;
  /** Price of a year. */
  readonly renewalAmount: number;
  /** Price of the first year, or of a renewal after the renewal period; 0 if the server does not send one. */
  readonly initialAmount: number;
  /** True for a free trial. */
  readonly isTrial: boolean;
}

/** Fields of a package on the wire. */
export const packageFields: Fields<Package> = {
  id: ['packageId', (value) => readCount(value) ?? null],
  priority: count,
  name: ['packageName', text],
  description: ['packageDesc', text],
  renewalAmount: ['renewAmt', count],
  initialAmount: ['initialAmt', count],
  isTrial: flag,
};

/** Reads a list of packages. */
export const packages: Reader<readonly Package[]> = items(record(packageFields));
