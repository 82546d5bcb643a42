import * as v from 'valibot';
import type { payments } from './calls.js';
import type { HalfOf } from '../schemas/half-of.js';
import { wireLimits } from '../schemas/wire-limits.js';
import { filled, giving, sure, whole } from '../schemas/schema-parts.js';

/** The server's half of the payment calls. */
export const paymentsHalf = {
  create: {
    body: v.object({
      amount: v.pipe(v.number(), v.gtValue(0, 'must be more than 0'), v.maxValue(wireLimits.amount, 'is too much')),
      redirect_url: v.pipe(filled(wireLimits.text), v.url('must be an address')),
      userid: v.union([sure, v.number()]),
      packageId: whole,
    }),
    reply: giving(v.object({ payment_options: v.object({ payment_url: v.pipe(v.string(), v.url()) }) })),
  },
} as const satisfies HalfOf<typeof payments>;
