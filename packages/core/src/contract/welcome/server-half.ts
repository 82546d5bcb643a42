import * as v from 'valibot';
import type { welcome } from './calls.js';
import type { HalfOf } from '../schemas/half-of.js';
import { chosen, listing, ourOutdata, ours, short, userQuery } from '../schemas/schema-parts.js';
import { searching, searchReply } from '../search/search-schemas.js';

/** The server's half of the landing pages' calls. */
export const welcomeHalf = {
  totals: {
    reply: listing([
      v.tuple([v.object({ TotalUsers: v.number() })]),
      v.tuple([v.object({ TotalCases: v.number() })]),
      v.tuple([v.object({ Totalbareacts: v.number() })]),
    ]),
  },
  latestCases: searching,
  latestCasesByCourt: {
    query: v.object({
      userid: v.optional(short),
      courtids: v.optional(v.pipe(v.string(), v.regex(/^[\d,]*$/)), ''),
    }),
    reply: searchReply,
  },
  saveActSettings: { query: userQuery, body: ours(v.object({ actIds: chosen })) },
  actSettings: { query: userQuery, reply: { ...ourOutdata, fields: { actIds: chosen } } },
  resetActSettings: { query: userQuery },
} as const satisfies HalfOf<typeof welcome>;
