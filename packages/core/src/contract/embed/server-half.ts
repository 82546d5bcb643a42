import * as v from 'valibot';
import type { embed } from './calls.js';
import { citationLimits } from '../citations/citation-limits.js';
import { warnings } from '../citations/later-treatment.js';
import { caseFacts, embedCaseStates } from './embed-case.js';
import { treatments } from '../citations/treatments.js';
import { embedStates } from './embed-answers.js';
import { citationList, nameList } from '../citations/server-half.js';
import { captcha, inquiry } from '../contact/server-half.js';
import type { HalfOf } from '../schemas/half-of.js';
import { wireLimits } from '../schemas/wire-limits.js';
import { done, filled, short, sure } from '../schemas/schema-parts.js';

const partner = { key: v.optional(short) };
const word = v.string();
const href = v.pipe(word, v.url());
const date = v.nullable(v.pipe(word, v.isoDate()));
const linkParts = { title: word, citation: word, court: word, date, href };
const link = v.object(linkParts);
const later = v.nullable(v.object({ ...linkParts, treatment: v.picklist(warnings), bench: v.number() }));
const hits = v.array(
  v.object({
    ...linkParts,
    later,
  }),
);
const verdict = v.object({
  citation: word,
  state: v.picklist(embedStates),
  canonical: word,
  printed: word,
  reason: word,
  items: hits,
  elsewhere: hits,
  fits: v.array(link),
});
const run = v.object({
  text: word,
  mark: v.optional(v.picklist(['bold', 'italic'])),
  href: v.optional(href),
});

// @__NO_SIDE_EFFECTS__
function limit(most: number, preset: string) {
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, 'not a number'),
      v.transform(Number),
      v.minValue(1, 'less than 1'),
      v.maxValue(most, `more than ${most}`),
    ),
    preset,
  );
}

const about = { appellant: word, respondent: word, reference: word, court: word, subject: word, decision: word };

/** The server's half of the embed calls, all of which are ours. */
export const embedHalf = {
  defaults: { query: v.object(partner), reply: v.object({ options: v.record(word, word) }) },
  latest: {
    query: v.object({
      court: v.optional(v.picklist(['sc', 'hc']), 'sc'),
      limit: limit(wireLimits.embedItems, '8'),
      ...partner,
    }),
    reply: v.object({
      court: v.picklist(['sc', 'hc']),
      total: v.number(),
      sample: v.boolean(),
      items: v.array(v.object({ date, ...about, citation: word, href })),
      more: href,
    }),
  },
  case: {
    query: v.pipe(
      v.object({ citation: v.optional(sure), id: v.optional(sure), ...partner }),
      v.check(({ citation, id }) => citation !== undefined || id !== undefined, 'needs citation or id'),
    ),
    reply: v.object({
      asked: word,
      state: v.picklist(embedCaseStates),
      case: v.nullable(
        v.object({
          citation: word,
          citations: v.array(word),
          date,
          appellant: word,
          respondent: word,
          court: word,
          bench: word,
          author: word,
          number: word,
          advocates: v.array(word),
          subject: word,
          provisions: v.array(word),
          decision: word,
          printed: v.array(word),
          derived: v.array(v.picklist(caseFacts)),
          sample: v.boolean(),
          paragraphs: v.array(v.array(run)),
          shown: v.number(),
          length: v.number(),
          later,
          treatments: v.array(v.object({ ...linkParts, treatment: v.picklist(treatments) })),
          citedCount: v.number(),
          source: word,
          sourceHref: word,
          href,
          signIn: href,
        }),
      ),
      items: v.array(link),
      search: href,
    }),
  },
  citation: { query: v.object({ citation: sure, ...partner }), reply: verdict },
  suggest: {
    query: v.object({ text: filled(wireLimits.short), limit: limit(wireLimits.completions, '10'), ...partner }),
    reply: v.object({ items: v.array(link) }),
  },
  check: {
    query: v.object(partner),
    maxBody: citationLimits.maxCheckBody,
    body: v.object({ citations: citationList, names: v.optional(nameList) }),
    reply: v.object({ items: v.array(verdict) }),
  },
  captcha: {
    query: v.object(partner),
    reply: v.object({
      id: word,
      width: v.number(),
      height: v.number(),
      characters: word,
      lines: word,
      operator: v.object({ name: word, officer: word, complaints: word }),
    }),
  },
  captchaSound: { query: v.object({ id: sure, ...partner }), reply: v.object({ wav: word }) },
  inquiry: {
    query: v.object(partner),
    body: v.object({ ...inquiry, ...captcha, consent: v.literal(true, 'must be ticked') }),
    reply: done,
  },
} as const satisfies HalfOf<typeof embed>;
