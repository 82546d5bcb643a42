import * as v from 'valibot';
import type { citations } from './calls.js';
import { citationLimits } from './citation-limits.js';
import { citationStates } from './citation-verdict.js';
import { warnings } from './later-treatment.js';
import { speakers, treatments } from './treatments.js';
import type { HalfOf } from '../schemas/half-of.js';
import { digits, giving, ours, short, sure } from '../schemas/schema-parts.js';

const choices = giving(ours(v.array(v.object({ text: v.string(), count: v.number(), file_name: v.string() }))));

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

const word = v.string();
const span = { start: v.number(), end: v.number(), text: word, canonical: word };
const treatmentSchemas = { treatment: v.picklist(treatments), speaker: v.picklist(speakers) };
const place = { sentence: word, paragraph: word };
const later = v.nullable(
  v.object({
    treatment: v.picklist(warnings),
    file_name: word,
    title: word,
    citation: word,
    courtname: word,
    dispose_dt: v.nullable(v.pipe(word, v.isoDate())),
    bench_strength: v.number(),
    ...place,
  }),
);
const hit = v.object({
  file_name: word,
  title: word,
  lscitation: word,
  citation: word,
  citations: v.array(word),
  later,
});
const brief = v.object({
  file_name: word,
  title: word,
  lscitation: word,
  citation: word,
  courtname: word,
  dispose_dt: v.nullable(v.pipe(word, v.isoDate())),
  bench_strength: v.number(),
  is_overruled: v.boolean(),
  later,
});

const ofJudgment = v.object({
  cites: v.pipe(
    v.array(
      v.object({
        ...span,
        state: v.picklist(citationStates),
        targets: v.array(brief),
        ...treatmentSchemas,
        ...place,
        pinpoint: word,
        is_smaller_bench: v.boolean(),
        reason: word,
      }),
    ),
    v.maxLength(citationLimits.maxPlaces),
  ),
  cited_by: v.pipe(
    v.array(
      v.object({
        judgment: brief,
        ...treatmentSchemas,
        is_smaller_bench: v.boolean(),
        mentions: v.pipe(
          v.array(v.object({ ...place, start: v.number(), ...treatmentSchemas })),
          v.maxLength(citationLimits.maxMentions),
        ),
      }),
    ),
    v.maxLength(citationLimits.maxCiting),
  ),
  cited_by_total: v.number(),
  provisions: v.pipe(
    v.array(v.object({ ...span, act_id: word, act_title: word, anchor: word, status_text: word })),
    v.maxLength(citationLimits.maxPlaces),
  ),
  source_citator: word,
  source_notes: v.array(
    v.object({
      code: word,
      meaning: word,
      treatment: v.picklist(treatments),
      citation: word,
      paragraphs: v.array(word),
      targets: v.array(brief),
    }),
  ),
});

/** The server's half of the citation calls. In `book`, an asterisk replaces an ampersand. */
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
      year: v.optional(v.pipe(v.string(), v.regex(/^\d{0,4}$/, 'not a year')), ''),
      vol: v.optional(short, ''),
    }),
    reply: choices,
  },
  check: {
    maxBody: maxCheckBody,
    body: ours(
      v.object({
        citations: citationList,
        names: v.optional(nameList),
      }),
    ),
    reply: giving(
      ours(
        v.array(
          v.object({
            citation: v.string(),
            state: v.picklist(citationStates),
            canonical: v.string(),
            hits: v.array(hit),
            elsewhere: v.array(hit),
          }),
        ),
      ),
    ),
  },
  ofJudgment: { query: v.object({ filename: sure }), reply: giving(ours(ofJudgment)) },
} as const satisfies HalfOf<typeof citations>;
