import { join } from '../wire/join.js';
import { treatment } from '../citations/treatments.js';
import type { Fields, ValueOf } from '../wire/kind.js';
import { count, day, flag, href, sureText, text } from '../wire/readers.js';
import { embedLater, embedLink, type EmbedLater, type EmbedLink } from './embed-answers.js';

const run = {
  /** The text; a line end is a line break of the source. */
  text,
  mark: [['bold', 'italic'], undefined],
  /** Absolute. */
  href: [href, undefined],
} as const;

/** A piece of text with one style. */
export interface EmbedRun extends ValueOf<typeof run> {}

const caseFacts = [
  'parties',
  'court',
  'date',
  'bench',
  'number',
  'subject',
  'provisions',
  'decision',
  'advocates',
] as const;

/** A fact about a case that a rule can extract from its text. */
export type CaseFact = (typeof caseFacts)[number];

const summary = {
  /** The citation to show; our own only if no other is known. */
  citation: text,
  /** All citations, the one to show first, our own last. */
  citations: [sureText],
  /** ISO date of the decision; null if unknown. */
  date: day,
  /** Party in display case. */
  appellant: text,
  /** Party in display case. */
  respondent: text,
  court: text,
  /** The judges, or the bench as printed. */
  bench: text,
  /** Who delivered the judgment, if the source names only that judge and not the bench. */
  author: text,
  /** Type and number of the case. */
  number: text,
  /** Names in display case. */
  advocates: [sureText],
  subject: text,
  /** Provisions of law that the judgment cites, one per item. */
  provisions: [sureText],
  /** Allowed, Dismissed, Partly allowed… */
  decision: text,
  /** Names that are displayed in another form than the source prints, as printed. */
  printed: [sureText],
  /** Which facts a rule extracted from the text; readers should verify them. */
  derived: [caseFacts],
  /** True if the case is from the fictional sample. */
  sample: flag,
} as const;

/** Heading and particulars of a case, formatted for display. Unknown text is empty, an unknown list has no items. */
export interface CaseSummary extends ValueOf<typeof summary> {}

const treating = /* @__PURE__ */ join(embedLink, {
  /** What the later judgment does with the case, in the court's own words. */
  treatment,
});

/** A later judgment of the library that treats the case. */
export interface EmbedTreatment extends ValueOf<typeof treating> {}

const embedCase = /* @__PURE__ */ join(summary, {
  /** The beginning of the text; one list of runs per paragraph. */
  paragraphs: [[run as Fields<EmbedRun>]],
  /** Number of characters of the beginning. */
  shown: count,
  /** Number of characters of the whole text. */
  length: count,
  /** The strongest later treatment against the case; null if the library knows none. */
  later: [embedLater as Fields<EmbedLater>, null],
  /** The judgments that treat it most strongly, at most 5. */
  treatments: [treating as Fields<EmbedTreatment>],
  /** How many judgments of the library cite it. */
  citedCount: count,
  /** Name of the source of the text. */
  source: text,
  /** Address of the official copy; empty if unknown. */
  sourceHref: text,
  /** Address of the case on the site, absolute. */
  href,
  /** Address of the sign-in, which opens the full text of the case afterwards; absolute. */
  signIn: href,
});

/** The preview of one case for a widget, as structured text without HTML: exactly what a visitor sees on the site. */
export interface EmbedCase extends ValueOf<typeof embedCase> {}

export const embedCaseAnswer = {
  /** The id or citation, as sent. */
  asked: text,
  /**
   * `several`: more than one judgment has this citation, or the names do not match; `impossible`: no such report can
   * exist; `unread`: not recognised as a citation.
   */
  state: ['found', 'several', 'not-held', 'impossible', 'unread'],
  /** Null unless it is found. */
  case: [embedCase as Fields<EmbedCase>, null],
  /** The judgments it may mean, if there are several. */
  items: [embedLink as Fields<EmbedLink>],
  /** Address of the library's search, absolute. */
  search: href,
} as const;

/** The answer to a request for a case. */
export interface EmbedCaseAnswer extends ValueOf<typeof embedCaseAnswer> {}

/** Selects a case by one of the two; the id decides if there are both. */
export interface EmbedCaseInput {
  /** Any of its citations, as printed. */
  readonly citation?: string;
  /** Id of the document. */
  readonly id?: string;
}
