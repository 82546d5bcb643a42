import * as v from 'valibot';
import type { documents } from './calls.js';
import type { HalfOf } from '../schemas/half-of.js';
import { wireLimits } from '../schemas/wire-limits.js';
import { filled, ourOutdata, ours, short, sure } from '../schemas/schema-parts.js';
import { searching, searchReply } from '../search/search-schemas.js';

const byFileName = { query: v.object({ filename: sure }), reply: searchReply } as const;
const pdf = v.object({
  url: ours(v.pipe(filled(wireLimits.text), v.url('must be an address'))),
  options: ours(
    v.object({
      paper: v.optional(v.picklist(['A4', 'Letter', 'Legal']), 'A4'),
      forMail: v.optional(v.boolean(), false),
    }),
  ),
});

const year = v.nullable(v.number());
const report = v.object({ id: sure, paragraph: short, words: filled(wireLimits.long), email: short });

/** The server's half of the document calls. */
export const documentsHalf = {
  casePreview: searching,
  citedBy: byFileName,
  overruled: byFileName,
  coverage: { reply: { fields: { firstYear: year, lastYear: year } } },
  notice: { query: v.object({ id: sure }), reply: { fields: { on: v.string() } } },
  extent: { query: v.object({ id: sure }) },
  reportError: { body: report },
  replica: { query: v.object({ docpdfid: sure }) },
  pdf: { body: pdf },
  pdfForMail: { body: pdf, reply: ourOutdata },
} as const satisfies HalfOf<typeof documents>;
