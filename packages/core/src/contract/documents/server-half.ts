import * as v from 'valibot';
import type { documents } from './calls.js';
import type { HalfOf } from '../schemas/half-of.js';
import { treatments } from '../citations/treatments.js';
import { wireLimits } from '../schemas/wire-limits.js';
import { done, filled, giving, ours, short, sure } from '../schemas/schema-parts.js';
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

const date = v.nullable(v.string());
const country = v.object({ name: v.string(), what: v.string() });

const coverage = v.object({
  countedAt: v.string(),
  judgments: v.number(),
  earliest: date,
  latest: date,
  courts: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      kind: v.picklist(['supreme', 'high', 'tribunal', 'unknown']),
      judgments: v.number(),
      years: v.array(v.object({ year: v.number(), count: v.number() })),
      latest: date,
    }),
  ),
  highCourts: v.number(),
  missingCourts: v.array(v.string()),
  acts: v.object({
    total: v.number(),
    withText: v.number(),
    sections: v.number(),
    firstYear: v.nullable(v.number()),
    lastYear: v.nullable(v.number()),
  }),
  covered: v.array(country),
  upcoming: v.array(country),
});

const report = v.object({ id: sure, paragraph: short, words: filled(wireLimits.long), email: short });

/** The server's half of the document calls. */
export const documentsHalf = {
  casePreview: searching,
  citedBy: byFileName,
  overruled: byFileName,
  coverage: { reply: giving(coverage) },
  notice: {
    query: v.object({ id: sure }),
    reply: giving(
      v.nullable(
        v.object({ state: v.picklist(['masked', 'hidden', 'taken-down']), reason: v.string(), on: v.string() }),
      ),
    ),
  },
  extent: {
    query: v.object({ id: sure }),
    reply: giving(
      v.object({
        length: v.number(),
        shown: v.number(),
        firstMissing: v.string(),
        last: v.string(),
        sections: v.number(),
        contents: v.array(v.object({ heading: v.string(), paragraphs: v.string() })),
        later: v.array(
          v.object({
            treatment: v.picklist(treatments),
            title: v.string(),
            citation: v.string(),
            houseCitation: v.string(),
            on: date,
          }),
        ),
        acts: v.array(v.object({ title: v.string(), houseCitation: v.string() })),
      }),
    ),
  },
  reportError: { body: report, reply: done },
  replica: { query: v.object({ docpdfid: sure }) },
  pdf: { body: pdf },
  pdfForMail: { body: pdf, reply: giving(ours(v.object({ file_name: v.string(), size: v.number() }))) },
  stylesheet: {},
} as const satisfies HalfOf<typeof documents>;
