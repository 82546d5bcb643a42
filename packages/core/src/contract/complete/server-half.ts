import * as v from 'valibot';
import type { complete } from './calls.js';
import type { HalfOf } from '../schemas/half-of.js';
import { wireLimits } from '../schemas/wire-limits.js';
import { ourOutdata, short, upTo } from '../schemas/schema-parts.js';

const completion = { query: v.object({ searchtext: upTo(wireLimits.short) }), reply: ourOutdata } as const;

/** The server's half of the completions. */
export const completeHalf = {
  fullText: completion,
  acts: completion,
  courts: completion,
  partyName: completion,
  respondents: completion,
  subject: completion,
  judges: completion,
  advocate: completion,
  caseType: completion,
  caseNumber: completion,
  finalDecision: completion,
  email: { query: v.object({ emailid: short, userid: v.optional(short) }), reply: ourOutdata },
} as const satisfies HalfOf<typeof complete>;
