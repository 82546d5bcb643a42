import {
  caseFacts,
  embedCaseStates,
  type CaseFact,
  type CaseSummary,
  type EmbedCase,
  type EmbedCaseAnswer,
  type EmbedRun,
  type EmbedTreatment,
} from './embed-case.js';
import { treatment } from '../citations/treatments.js';
import {
  count,
  day,
  flag,
  items,
  optional,
  record,
  sureText,
  text,
  word,
  type Fields,
  type Reader,
} from '../wire/readers.js';
import { embedLater, linkFields, links } from './embed-answers.js';

const run = record<EmbedRun>({ text, mark: optional(word(['bold', 'italic'])), href: optional(sureText) });
const treating = record<EmbedTreatment>({ ...linkFields, treatment });

/** Reads an object, or null if there is none. */
const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    value === undefined || value === null ? null : read(value);

const summary: Fields<CaseSummary> = {
  citation: text,
  citations: items(sureText),
  appellant: text,
  respondent: text,
  court: text,
  date: day,
  bench: text,
  author: text,
  number: text,
  advocates: items(sureText),
  subject: text,
  provisions: items(sureText),
  decision: text,
  printed: items(sureText),
  derived: items<CaseFact>(word(caseFacts)),
  sample: flag,
};

const embedCase = record<EmbedCase>({
  ...summary,
  paragraphs: items(items(run)),
  shown: count,
  length: count,
  later: orNull(embedLater),
  treatments: items(treating),
  citedCount: count,
  source: text,
  sourceHref: text,
  href: sureText,
  signIn: sureText,
});

/** Reads the answer to a request for a case. */
export const embedCaseAnswer = record<EmbedCaseAnswer>({
  asked: text,
  state: word(embedCaseStates),
  case: orNull(embedCase),
  items: links,
  search: sureText,
});
