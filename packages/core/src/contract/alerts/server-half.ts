import * as v from 'valibot';
import { actEvents, alertFrequencies, alertKinds, judgmentEvents } from './alert-words.js';
import { alertLimits } from './alert-limits.js';
import type { alerts } from './calls.js';
import type { HalfOf } from '../schemas/half-of.js';
import { wireLimits } from '../schemas/wire-limits.js';
import { filled, most, ourOutdata, ours, short, sure, upTo } from '../schemas/schema-parts.js';

const one = { body: ours(v.object({ id: sure })) } as const;
const watched = alertKinds.filter((kind) => kind !== 'own');
const events = v.pipe(
  v.array(v.picklist([...judgmentEvents, ...actEvents])),
  v.maxLength(judgmentEvents.length, 'too many'),
);

/** The server's half of the calls of alerts. */
export const alertsHalf = {
  list: { reply: ourOutdata },
  save: {
    /** A search is there twice: as the member opens it, and as it is run. */
    maxBody: 4 * wireLimits.query,
    body: ours(
      v.object({
        kind: v.picklist(watched),
        file_name: v.optional(short, ''),
        query: v.optional(upTo(wireLimits.query), ''),
        body: v.optional(upTo(wireLimits.query), ''),
        name: v.optional(upTo(alertLimits.maxName), ''),
        events: v.optional(events, []),
        frequency: v.picklist(alertFrequencies),
        agrees: v.optional(v.boolean()),
        time_zone: v.optional(short),
      }),
    ),
    reply: ourOutdata,
  },
  change: {
    body: ours(
      v.object({
        id: short,
        paused: v.optional(v.boolean()),
        frequency: v.optional(v.picklist(alertFrequencies)),
      }),
    ),
  },
  remove: one,
  hits: {
    query: ours(v.object({ id: v.optional(short, '') })),
    reply: { ...ourOutdata, fields: { outdata: most(alertLimits.hitsListed) } },
  },
  seen: { body: ours(v.object({ id: v.optional(short, '') })) },
  saveSettings: {
    body: ours(
      v.object({
        agrees: v.optional(v.boolean()),
        watches_own: v.optional(v.boolean()),
        time_zone: v.optional(short),
      }),
    ),
  },
  stop: {
    body: ours(v.object({ token: filled(wireLimits.short), start: v.optional(v.boolean(), false) })),
    reply: ourOutdata,
  },
} as const satisfies HalfOf<typeof alerts>;
