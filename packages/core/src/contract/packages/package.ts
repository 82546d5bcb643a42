import { count, flag, items, record, text, type Fields, type Reader } from '../wire/readers.js';
import { readCount } from '../wire/scalars.js';

/** A subscription package. Amounts are rupees. */
export interface Package {
  /** As a payment names it; null where the server does not say, and then it cannot be paid for. */
  readonly id: number | null;
  /** Its place among the packages, as the card's heading shows it. */
  readonly priority: number;
  /** As it is shown. */
  readonly name: string;
  /** What it covers. */
  readonly description: string;
  /** What a year costs. */
  readonly renewalAmount: number;
  /** What the first year costs, or a renewal after the renewal window; 0 where the server does not say. */
  readonly initialAmount: number;
  /** True for a trial that costs nothing. */
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
