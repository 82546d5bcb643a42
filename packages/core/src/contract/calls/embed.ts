import * as v from 'valibot';
import type { EmbedLatest, EmbedLatestInput } from '../../embed/embed-latest.js';
import type { Call } from '../call.js';
import { text } from '../wire/envelope.js';

/** Most items one call gives; a widget shows fewer. */
const MAX_ITEMS = 20;

const item = v.object({
  date: v.nullish(v.string(), null),
  appellant: v.optional(text, ''),
  respondent: v.optional(text, ''),
  reference: v.optional(text, ''),
  court: v.optional(text, ''),
  subject: v.optional(text, ''),
  decision: v.optional(text, ''),
  citation: v.optional(text, ''),
  href: v.string(),
});

/** Latest cases for widgets on other people's pages: small JSON with ready links, no envelope. */
export const latest = {
  service: 'embed',
  name: 'latest',
  method: 'GET',
  path: '/api/embed/v1/latest',
  auth: 'key',
  ours: true,
  envelope: false,
  query: v.object({
    court: v.optional(v.picklist(['sc', 'hc']), 'sc'),
    limit: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,3}$/, 'not a number'),
        v.transform(Number),
        v.minValue(1, 'less than 1'),
        v.maxValue(MAX_ITEMS, `more than ${MAX_ITEMS}`),
      ),
      '8',
    ),
  }),
  answer: v.pipe(
    v.object({
      court: v.picklist(['sc', 'hc']),
      total: v.number(),
      sample: v.optional(v.boolean(), false),
      items: v.array(item),
      more: v.string(),
    }),
    v.transform((answer): EmbedLatest => answer),
  ),
  request: ({ court, limit }: EmbedLatestInput) => ({
    query: { court, ...(limit === undefined ? {} : { limit: String(limit) }) },
  }),
} as const satisfies Call<EmbedLatestInput, EmbedLatest>;
