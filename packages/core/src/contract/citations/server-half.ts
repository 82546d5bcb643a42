import * as v from 'valibot';
import type { citations } from './calls.js';
import { citationLimits } from './citation-limits.js';
import { claimLimits } from './claim-limits.js';
import { reportLimits } from './report-limits.js';
import type { SheetEntry } from './report-sheet.js';
import type { HalfOf } from '../schemas/half-of.js';
import { digits, filled, most, ourOutdata, ours, short, sure, upTo } from '../schemas/schema-parts.js';
import { wireLimits } from '../schemas/wire-limits.js';

const { maxChecked, maxCheckedText, maxCheckBody } = citationLimits;
const TOO_MANY = `more than ${maxChecked}, the most of one check; send the rest in another`;
const checkedText = v.pipe(
  v.string(),
  v.maxLength(
    maxCheckedText,
    `longer than ${maxCheckedText} characters, more than a citation or a case name has; cut it`,
  ),
);

/** Citations as written, as many as a brief contains. */
export const citationList = v.pipe(
  v.array(checkedText),
  v.minLength(1, 'must not be empty'),
  v.maxLength(maxChecked, TOO_MANY),
);

/** Names of the parties, for a list of citations. */
export const nameList = v.pipe(v.array(checkedText), v.maxLength(maxChecked, TOO_MANY));

const claimText = v.pipe(v.string(), v.maxLength(maxCheckedText, 'is too long'));

/** Quotations, pages and paragraphs to compare, few enough for one call. */
export const claimList = v.pipe(
  v.array(
    v.object({
      document: v.pipe(claimText, v.nonEmpty('must not be blank')),
      citation: claimText,
      quotation: v.pipe(
        v.string(),
        v.maxLength(claimLimits.maxQuotation, `longer than ${claimLimits.maxQuotation} characters; cut it`),
      ),
      pinpoint: claimText,
    }),
  ),
  v.minLength(1, 'must not be empty'),
  v.maxLength(
    claimLimits.maxClaims,
    `more than ${claimLimits.maxClaims}, the most of one call; send the rest in another`,
  ),
  v.check(
    (claims) => claims.reduce((sum, { quotation }) => sum + quotation.length, 0) <= claimLimits.maxCharacters,
    `more than ${claimLimits.maxCharacters} characters of quotations; send the rest in another call`,
  ),
);

const heading = upTo(reportLimits.maxHeading);
const sheetText = upTo(reportLimits.maxText);
const sections = v.pipe(
  v.array(
    v.object({
      heading,
      entries: v.array(
        v.object({
          heading: filled(reportLimits.maxHeading),
          address: heading,
          lines: v.pipe(
            v.array(v.object({ label: heading, text: sheetText })),
            v.maxLength(reportLimits.maxColumns, 'too many'),
          ),
        }),
      ),
    }),
  ),
  v.maxLength(reportLimits.maxParts, 'too many'),
  v.check(
    (all) => all.reduce((sum, { entries }) => sum + entries.length, 0) <= reportLimits.maxEntries,
    `more than ${reportLimits.maxEntries} entries, the most of one file`,
  ),
  v.check(
    (all) => textsOf(all).reduce((sum, text) => sum + text.length, 0) <= reportLimits.maxCharacters,
    `more than ${reportLimits.maxCharacters} characters, the most of one file`,
  ),
  v.check(
    (all) => textsOf(all).reduce((sum, text) => sum + text.split('\n').length, 0) <= reportLimits.maxLines,
    `more than ${reportLimits.maxLines} lines, the most of one file`,
  ),
);

const textsOf = (all: readonly { readonly entries: readonly SheetEntry[] }[]): readonly string[] =>
  all.flatMap(({ entries }) =>
    entries.flatMap(({ heading: words, lines }) => [words, ...lines.flatMap(({ label, text }) => [label, text])]),
  );

const list = {
  maxBody: maxCheckBody,
  body: ours(v.object({ citations: citationList, names: v.optional(nameList) })),
  reply: ourOutdata,
};

/** The server's half of the citation calls. In `book`, an asterisk replaces an ampersand. */
export const citationsHalf = {
  books: {
    query: v.object({
      operation: v.picklist(['books', 'years', 'volumes', 'pages']),
      countryMasterID: v.optional(digits),
    }),
    reply: ourOutdata,
  },
  lookup: {
    query: v.object({
      book: v.pipe(
        short,
        v.transform((book) => book.replaceAll('*', '&')),
      ),
      flag: v.picklist(['years', 'volumes', 'pages']),
      year: v.optional(v.pipe(v.string(), v.regex(/^\d{0,4}$/, 'not a year')), ''),
      vol: v.optional(short, ''),
    }),
    reply: ourOutdata,
  },
  check: list,
  readLines: list,
  compare: { maxBody: claimLimits.maxBody, body: ours(v.object({ claims: claimList })), reply: ourOutdata },
  report: {
    maxBody: reportLimits.maxBody,
    body: ours(
      v.object({
        title: filled(wireLimits.short),
        subtitle: heading,
        sentence: heading,
        sections,
        notes: v.pipe(v.array(heading), v.maxLength(reportLimits.maxParts, 'too many')),
      }),
    ),
  },
  ofJudgment: {
    query: v.object({ filename: sure }),
    reply: {
      ...ourOutdata,
      fields: {
        cites: most(citationLimits.maxPlaces),
        cited_by: most(citationLimits.maxCiting),
        mentions: most(citationLimits.maxMentions),
        provisions: most(citationLimits.maxPlaces),
      },
    },
  },
} as const satisfies HalfOf<typeof citations>;
