import * as v from 'valibot';
import type { payments } from './calls.js';
import type { HalfOf } from '../schemas/half-of.js';
import { wireLimits } from '../schemas/wire-limits.js';
import { filled, sure, upTo, whole } from '../schemas/schema-parts.js';

const billing = {
  name: filled(wireLimits.short),
  address: upTo(wireLimits.text),
  stateMasterID: whole,
  gstin: upTo(15),
};
/** Every payment has a date. */
const reply = { fields: { date: v.pipe(v.string(), v.isoDate()) } } as const;
const numbered = v.object({ number: sure });

/** The server's half of the payment calls. */
export const paymentsHalf = {
  create: {
    body: v.object({
      amount: v.pipe(v.number(), v.gtValue(0, 'must be more than 0'), v.maxValue(wireLimits.amount, 'is too much')),
      redirect_url: v.pipe(filled(wireLimits.text), v.url('must be an address')),
      userid: v.union([sure, v.number()]),
      packageId: whole,
    }),
    reply: { fields: { payment_options: v.object({ payment_url: v.pipe(v.string(), v.url()) }) } },
  },
  list: { reply },
  read: { query: numbered, reply },
  invoice: { query: numbered },
  saveBilling: { body: v.object(billing) },
} as const satisfies HalfOf<typeof payments>;
