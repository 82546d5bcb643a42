import * as v from 'valibot';
import type { complete } from './calls.js';
import type { HalfOf } from '../schemas/half-of.js';
import { wireLimits } from '../schemas/wire-limits.js';
import { giving, ours, short, upTo } from '../schemas/schema-parts.js';

const reply = giving(ours(v.array(v.object({ text: v.string(), count: v.number() }))));
const completion = { query: v.object({ searchtext: upTo(wireLimits.short) }), reply } as const;

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
  email: { query: v.object({ emailid: short, userid: v.optional(short) }), reply },
} as const satisfies HalfOf<typeof complete>;
