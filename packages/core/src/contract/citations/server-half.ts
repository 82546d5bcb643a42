import * as v from 'valibot';
import type { citations } from './calls.js';
import { citationLimits } from './citation-limits.js';
import { claimLimits } from './claim-limits.js';
import type { HalfOf } from '../schemas/half-of.js';
import { digits, most, ourOutdata, ours, short, sure } from '../schemas/schema-parts.js';

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
