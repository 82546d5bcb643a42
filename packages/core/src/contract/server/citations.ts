import * as v from 'valibot';
import type { citations } from '../calls/citations.js';
import { citationStates } from '../values/citations.js';
import type { HalfOf } from './half-of.js';
import { wireLimits } from './limits.js';
import { digits, giving, ours, short, upTo } from './parts.js';

const choices = giving(ours(v.array(v.object({ text: v.string(), count: v.number(), file_name: v.string() }))));

/** Citations as they are written, as many as a brief holds. */
export const citationList = v.pipe(
  v.array(upTo(wireLimits.short)),
  v.minLength(1, 'must not be empty'),
  v.maxLength(wireLimits.citations, `more than ${wireLimits.citations}`),
);

/** The server's half of the citation calls. An asterisk in `book` stands for an ampersand. */
export const citationsHalf = {
  books: {
    query: v.object({
      operation: v.picklist(['books', 'years', 'volumes', 'pages']),
      countryMasterID: v.optional(digits),
    }),
    reply: choices,
  },
  lookup: {
    query: v.object({
      book: v.pipe(
        short,
        v.transform((book) => book.replaceAll('*', '&')),
      ),
      flag: v.picklist(['years', 'volumes', 'pages']),
      year: v.optional(short, ''),
      vol: v.optional(short, ''),
    }),
    reply: choices,
  },
  check: {
    body: ours(
      v.object({
        citations: citationList,
        names: v.optional(v.pipe(v.array(short), v.maxLength(wireLimits.citations))),
      }),
    ),
    reply: giving(
      ours(
        v.array(
          v.object({
            citation: v.string(),
            state: v.picklist(citationStates),
            canonical: v.string(),
            hits: v.array(v.object({ file_name: v.string(), title: v.string(), lscitation: v.string() })),
          }),
        ),
      ),
    ),
  },
} as const satisfies HalfOf<typeof citations>;
