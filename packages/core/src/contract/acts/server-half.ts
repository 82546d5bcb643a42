import * as v from 'valibot';
import type { acts } from './calls.js';
import type { HalfOf } from '../schemas/half-of.js';
import { wireLimits } from '../schemas/wire-limits.js';
import { filled, ourOutdata, short } from '../schemas/schema-parts.js';

/** Acts of one name in one answer. */
const MAX_ACTS = 20;

/** The server's half of the bare acts' calls. */
export const actsHalf = {
  sections: {
    query: v.object({ title: filled(wireLimits.text), actcode: v.optional(short) }),
    reply: ourOutdata,
  },
  find: {
    query: v.object({ text: filled(wireLimits.text) }),
    reply: {
      ...ourOutdata,
      fields: { acts: v.pipe(v.array(v.looseObject({ id: v.string(), title: v.string() })), v.maxLength(MAX_ACTS)) },
    },
  },
} as const satisfies HalfOf<typeof acts>;
