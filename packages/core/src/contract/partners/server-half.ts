import * as v from 'valibot';
import { wireLimits } from '../schemas/wire-limits.js';
import type { HalfOf } from '../schemas/half-of.js';
import { done, filled, giving, sure, upTo } from '../schemas/schema-parts.js';
import { arePortalDefaults } from './portal-defaults.js';
import { partnerLimits } from './partner-limits.js';
import type { partners } from './calls.js';

const date = v.nullable(v.pipe(v.string(), v.isoDate()));
const origins = v.pipe(v.array(filled(wireLimits.short)), v.maxLength(partnerLimits.origins, 'too many'));
const defaults = v.record(v.string(), v.string());
const ofPortal = v.object({ portalId: sure });
const portal = v.object({
  id: v.string(),
  name: v.string(),
  createdOn: date,
  perMinute: v.number(),
  origins: v.array(v.string()),
  defaults,
  keys: v.array(
    v.object({ key: v.string(), createdOn: date, endsAt: v.string(), ended: v.boolean(), lastUsedOn: date }),
  ),
  versions: v.array(v.object({ version: v.string(), seenOn: date })),
});
const days = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/, 'not a number'),
  v.transform(Number),
  v.minValue(1, 'less than 1'),
  v.maxValue(partnerLimits.usageDays, `more than ${partnerLimits.usageDays}`),
);

/** The server's half of the partners' calls, all of which are ours. */
export const partnersHalf = {
  list: { reply: giving(v.object({ portals: v.array(portal), currentVersion: v.string() })) },
  register: { body: v.object({ name: filled(partnerLimits.name), origins }), reply: giving(v.string()) },
  saveOrigins: { body: v.object({ portalId: sure, origins }), reply: done },
  saveDefaults: {
    body: v.object({
      portalId: sure,
      defaults: v.pipe(defaults, v.check(arePortalDefaults, 'not an option of the widgets')),
    }),
    reply: done,
  },
  rotate: { body: ofPortal, reply: done },
  revoke: { body: v.object({ portalId: sure, key: upTo(wireLimits.short) }), reply: done },
  remove: { body: ofPortal, reply: done },
  usage: {
    query: v.object({ portalId: sure, days: v.optional(days, '30') }),
    reply: giving(v.array(v.object({ day: v.string(), answered: v.number(), refused: v.number() }))),
  },
} as const satisfies HalfOf<typeof partners>;
