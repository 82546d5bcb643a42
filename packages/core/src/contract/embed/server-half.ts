import * as v from 'valibot';
import type { embed } from './calls.js';
import { citationLimits } from '../citations/citation-limits.js';
import { claimLimits } from '../citations/claim-limits.js';
import { citationList, claimList, nameList } from '../citations/server-half.js';
import { captcha, inquiry } from '../contact/server-half.js';
import type { HalfOf } from '../schemas/half-of.js';
import { wireLimits } from '../schemas/wire-limits.js';
import { filled, short, sure } from '../schemas/schema-parts.js';

const partner = { key: v.optional(short) };
// @__NO_SIDE_EFFECTS__
function limit(most: number, preset: string) {
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, 'not a number'),
      v.transform(Number),
      v.minValue(1, 'less than 1'),
      v.maxValue(most, `more than ${most}`),
    ),
    preset,
  );
}

/** The server's half of the embed calls, all of which are ours. */
export const embedHalf = {
  defaults: { query: v.object(partner) },
  latest: {
    query: v.object({
      court: v.optional(v.picklist(['sc', 'hc']), 'sc'),
      limit: limit(wireLimits.embedItems, '8'),
      ...partner,
    }),
  },
  case: {
    query: v.pipe(
      v.object({ citation: v.optional(sure), id: v.optional(sure), ...partner }),
      v.check(({ citation, id }) => citation !== undefined || id !== undefined, 'needs citation or id'),
    ),
  },
  citation: { query: v.object({ citation: sure, ...partner }) },
  suggest: {
    query: v.object({ text: filled(wireLimits.short), limit: limit(wireLimits.completions, '10'), ...partner }),
  },
  check: {
    query: v.object(partner),
    maxBody: citationLimits.maxCheckBody,
    body: v.object({ citations: citationList, names: v.optional(nameList) }),
  },
  compare: { query: v.object(partner), maxBody: claimLimits.maxBody, body: v.object({ claims: claimList }) },
  captcha: { query: v.object(partner) },
  captchaSound: { query: v.object({ id: sure, ...partner }) },
  inquiry: {
    query: v.object(partner),
    body: v.object({ ...inquiry, ...captcha, consent: v.literal(true, 'must be ticked') }),
  },
} as const satisfies HalfOf<typeof embed>;
