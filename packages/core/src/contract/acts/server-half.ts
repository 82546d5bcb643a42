import * as v from 'valibot';
import type { acts } from './calls.js';
import type { HalfOf } from '../schemas/half-of.js';
import { wireLimits } from '../schemas/wire-limits.js';
import { filled, giving, ours, short } from '../schemas/schema-parts.js';

/** The server's half of the bare acts' calls. */
export const actsHalf = {
  sections: {
    query: v.object({ title: filled(wireLimits.text), actcode: v.optional(short) }),
    reply: giving(ours(v.array(v.object({ id: v.string(), section_no: v.string(), title: v.string() })))),
  },
} as const satisfies HalfOf<typeof acts>;
