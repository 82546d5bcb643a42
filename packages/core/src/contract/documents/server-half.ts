import * as v from 'valibot';
import type { documents } from './calls.js';
import type { HalfOf } from '../schemas/half-of.js';
import { wireLimits } from '../schemas/wire-limits.js';
import { filled, giving, ours, sure } from '../schemas/schema-parts.js';
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

/** The server's half of the document calls. */
export const documentsHalf = {
  casePreview: searching,
  citedBy: byFileName,
  overruled: byFileName,
  replica: { query: v.object({ docpdfid: sure }) },
  pdf: { body: pdf },
  pdfForMail: { body: pdf, reply: giving(ours(v.object({ file_name: v.string(), size: v.number() }))) },
  stylesheet: {},
} as const satisfies HalfOf<typeof documents>;
