import * as v from 'valibot';
import { wireLimits } from '../schemas/wire-limits.js';
import type { HalfOf } from '../schemas/half-of.js';
import { filled, sure, upTo } from '../schemas/schema-parts.js';
import { arePortalDefaults } from './portal-defaults.js';
import { partnerLimits } from './partner-limits.js';
import type { partners } from './calls.js';

const origins = v.pipe(v.array(filled(wireLimits.short)), v.maxLength(partnerLimits.origins, 'too many'));
const ofPortal = v.object({ portalId: sure });
const days = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/, 'not a number'),
  v.transform(Number),
  v.minValue(1, 'less than 1'),
  v.maxValue(partnerLimits.usageDays, `more than ${partnerLimits.usageDays}`),
);

/** The server's half of the partners' calls, all of which are ours. */
export const partnersHalf = {
  register: { body: v.object({ name: filled(partnerLimits.name), origins }) },
  saveOrigins: { body: v.object({ portalId: sure, origins }) },
  saveDefaults: {
    body: v.object({
      portalId: sure,
      defaults: v.pipe(v.record(v.string(), v.string()), v.check(arePortalDefaults, 'not an option of the widgets')),
    }),
  },
  rotate: { body: ofPortal },
  revoke: { body: v.object({ portalId: sure, key: upTo(wireLimits.short) }) },
  remove: { body: ofPortal },
  usage: { query: v.object({ portalId: sure, days: v.optional(days, '30') }) },
} as const satisfies HalfOf<typeof partners>;
