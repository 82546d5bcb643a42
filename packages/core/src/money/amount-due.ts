import type { Package } from '../contract/packages/package.js';
import type { Subscription } from '../contract/account/subscription.js';

/** A running subscription may be renewed in its last days, so that a member can pay before the texts are closed. */
export const EARLY_RENEWAL_DAYS = 30;

/** What a member pays for one more year. */
export interface AmountDue {
  /** `first`: the first year, or a year after the renewal period; `renewal`: at the renewal amount. */
  readonly kind: 'first' | 'renewal';
  /** Whole rupees, with tax. */
  readonly rupees: number;
}

/**
 * Returns what a member pays for a package now (V10). Null if nothing can be paid: the package is a trial, has no price,
 * or the subscription runs longer than the last 30 days. A visitor has the subscription state `none`.
 *
 * Site and server share this rule; only the server's answer counts.
 *
 * @departs V10
 */
export function amountDue(
  { isTrial, initialAmount, renewalAmount }: Pick<Package, 'isTrial' | 'initialAmount' | 'renewalAmount'>,
  { state, daysRemaining }: Pick<Subscription, 'state' | 'daysRemaining'>,
): AmountDue | null {
  if (isTrial) return null;
  if (state === 'active' && daysRemaining > EARLY_RENEWAL_DAYS) return null;
  const isRenewal = state === 'active' || state === 'renewable';
  const rupees = isRenewal ? renewalAmount : initialAmount || renewalAmount;
  return rupees > 0 ? { kind: isRenewal ? 'renewal' : 'first', rupees } : null;
}
