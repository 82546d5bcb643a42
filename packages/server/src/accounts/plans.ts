import { TRIAL_PLAN_ID } from './subscription.js';

/** A package that a visitor can choose at registration; amounts in rupees. */
export interface Plan {
  readonly id: number;
  readonly priority: number;
  readonly name: string;
  readonly description: string;
  readonly renewalAmount: number;
  readonly initialAmount: number;
  readonly isTrial: boolean;
}

/** The packages at registration: the trial. Paid packages come with payment. */
export const plans: readonly Plan[] = [
  {
    id: TRIAL_PLAN_ID,
    priority: 1,
    name: 'Trial',
    description: 'The whole library for three days, free of charge.',
    renewalAmount: 0,
    initialAmount: 0,
    isTrial: true,
  },
];
