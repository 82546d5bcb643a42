import * as v from 'valibot';
import type { search } from './calls.js';
import type { HalfOf } from '../schemas/half-of.js';
import { wireLimits } from '../schemas/wire-limits.js';
import { filled, most, ourOutdata, ours, sure } from '../schemas/schema-parts.js';
import { searchLimits } from './search-limits.js';
import { clause, searching, searchQuery } from './search-schemas.js';

/** The server's half of the searches. */
export const searchHalf = {
  query: searching,
  cases: searching,
  acts: {
    ...searching,
    query: v.object({
      ...searchQuery.entries,
      frompage: v.optional(v.pipe(v.string(), v.regex(/^\d{0,5}$/, 'not a number'))),
    }),
  },
  textHits: {
    body: ours(v.object({ file_name: sure, query: clause })),
    reply: { ...ourOutdata, fields: { hits: most(searchLimits.maxTextHits) } },
  },
  inBox: {
    query: v.object({ text: filled(wireLimits.short) }),
    reply: { ...ourOutdata, fields: { rows: most(wireLimits.completions) } },
  },
  suggestions: {
    body: v.object({
      searchtext: ours(filled(wireLimits.text)),
      size: ours(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(wireLimits.completions)), 10)),
    }),
    reply: ourOutdata,
  },
} as const satisfies HalfOf<typeof search>;
