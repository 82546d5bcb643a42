import * as v from 'valibot';
import type { acts } from './calls.js';
import type { HalfOf } from '../schemas/half-of.js';
import { wireLimits } from '../schemas/wire-limits.js';
import { filled, giving, ours, short } from '../schemas/schema-parts.js';

/** Acts of one name in one answer. */
const MAX_ACTS = 20;

const section = v.object({ id: v.string(), section_no: v.string(), title: v.string() });

/** The server's half of the bare acts' calls. */
export const actsHalf = {
  sections: {
    query: v.object({ title: filled(wireLimits.text), actcode: v.optional(short) }),
    reply: giving(ours(v.array(section))),
  },
  find: {
    query: v.object({ text: filled(wireLimits.text) }),
    reply: giving(
      ours(
        v.object({
          acts: v.pipe(v.array(v.looseObject({ id: v.string(), title: v.string() })), v.maxLength(MAX_ACTS)),
          provision: v.optional(v.object({ canonical: v.string(), section: v.optional(section) })),
        }),
      ),
    ),
  },
} as const satisfies HalfOf<typeof acts>;
