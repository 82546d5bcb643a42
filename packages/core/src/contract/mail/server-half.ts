import * as v from 'valibot';
import type { mail } from './calls.js';
import type { HalfOf } from '../schemas/half-of.js';
import { mailLimits } from './mail-limits.js';
import { ours, sure, upTo } from '../schemas/schema-parts.js';

const emails = v.pipe(
  v.array(sure),
  v.minLength(1, 'must not be empty'),
  v.maxLength(mailLimits.addresses, `more than ${mailLimits.addresses}`),
);

/** The server's half of the e-mail calls. */
export const mailHalf = {
  sendJudgment: {
    body: ours(
      v.object({
        emailids: emails,
        file_name: sure,
        message: v.optional(upTo(mailLimits.message), ''),
        attachPdf: v.optional(v.boolean(), false),
      }),
    ),
  },
} as const satisfies HalfOf<typeof mail>;
