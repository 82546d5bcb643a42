import * as v from 'valibot';
import type { courts } from './calls.js';
import type { HalfOf } from '../schemas/half-of.js';
import { chosen, listing, short, userid } from '../schemas/schema-parts.js';

/** The server's half of the court tree's calls. */
export const courtsHalf = {
  tree: {
    query: v.object({ userid: v.optional(short), flag: v.optional(short) }),
    reply: listing([
      v.pipe(v.string(), v.description('JSON text: [{ id, title, cc: [{ subid, subtitle }] }]')),
      v.pipe(v.string(), v.description('JSON text: { usercourtids: "1,2" }, or the text No Data Found')),
    ]),
  },
  saveSettings: { body: v.object({ userid, courts: chosen }) },
} as const satisfies HalfOf<typeof courts>;
