import * as v from 'valibot';
import type { payments } from './calls.js';
import type { HalfOf } from '../schemas/half-of.js';
import { paymentStates } from './payment-record.js';
import { wireLimits } from '../schemas/wire-limits.js';
import { done, filled, giving, sure, upTo, whole } from '../schemas/schema-parts.js';

const payment = v.object({
  number: v.string(),
  date: v.string(),
  packageName: v.string(),
  kind: v.picklist(['first', 'renewal']),
  amount: v.number(),
  state: v.picklist(paymentStates),
  invoice: v.string(),
  until: v.nullable(v.string()),
});
const billing = {
  name: filled(wireLimits.short),
  address: upTo(wireLimits.text),
  stateMasterID: whole,
  gstin: upTo(15),
};
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
    reply: giving(v.object({ payment_options: v.object({ payment_url: v.pipe(v.string(), v.url()) }) })),
  },
  list: { reply: giving(v.array(payment)) },
  read: { query: numbered, reply: giving(payment) },
  invoice: { query: numbered },
  billing: {
    reply: giving(v.object({ name: v.string(), address: v.string(), stateMasterID: v.number(), gstin: v.string() })),
  },
  saveBilling: { body: v.object(billing), reply: done },
} as const satisfies HalfOf<typeof payments>;
