import type { EmbedLater, EmbedLink } from './embed-answers.js';
import type { Treatment } from '../citations/treatments.js';

/** A piece of text with one style. */
export interface EmbedRun {
  /** The text; a line end is a line break of the source. */
  readonly text: string;
  readonly mark?: 'bold' | 'italic';
  /** Absolute. */
  readonly href?: string;
}

/** The facts about a case that rules can extract from its text. */
export const caseFacts = [
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

/** Heading and particulars of a case, formatted for display. Unknown text is empty, an unknown list has no items. */
export interface CaseSummary {
  /** The citation to show; our own only if no other is known. */
  readonly citation: string;
  /** All citations, the one to show first, our own last. */
  readonly citations: readonly string[];
  /** Party in display case. */
  readonly appellant: string;
  /** Party in display case. */
  readonly respondent: string;
  readonly court: string;
  /** ISO date of the decision; null if unknown. */
  readonly date: string | null;
  /** The judges, or the bench as printed. */
  readonly bench: string;
  /** Who delivered the judgment, if the source names only that judge and not the bench. */
  readonly author: string;
  /** Type and number of the case. */
  readonly number: string;
  /** Names in display case. */
  readonly advocates: readonly string[];
  readonly subject: string;
  /** Provisions of law that the judgment cites, one per item. */
  readonly provisions: readonly string[];
  /** Allowed, Dismissed, Partly allowed… */
  readonly decision: string;
  /** Names that are displayed in another form than the source prints, as printed. */
  readonly printed: readonly string[];
  /** Which facts a rule extracted from the text; readers should verify them. */
  readonly derived: readonly CaseFact[];
  /** True if the case is from the fictional sample. */
  readonly sample: boolean;
}

/** A later judgment of the library that treats the case. */
export interface EmbedTreatment extends EmbedLink {
  /** What the later judgment does with the case, in the court's own words. */
  readonly treatment: Treatment;
}

/** The preview of one case for a widget, as structured text without HTML: exactly what a visitor sees on the site. */
export interface EmbedCase extends CaseSummary {
  /** The beginning of the text; one list of runs per paragraph. */
  readonly paragraphs: readonly (readonly EmbedRun[])[];
  /** Number of characters of the beginning. */
  readonly shown: number;
  /** Number of characters of the whole text. */
  readonly length: number;
  /** The strongest later treatment against the case; null if the library knows none. */
  readonly later: EmbedLater | null;
  /** The judgments that treat it most strongly, at most 5. */
  readonly treatments: readonly EmbedTreatment[];
  /** How many judgments of the library cite it. */
  readonly citedCount: number;
  /** Name of the source of the text. */
  readonly source: string;
  /** Address of the official copy; empty if unknown. */
  readonly sourceHref: string;
  /** Address of the case on the site, absolute. */
  readonly href: string;
  /** Address of the sign-in, which opens the full text of the case afterwards; absolute. */
  readonly signIn: string;
}

/** The result of asking for a case. */
export const embedCaseStates = ['found', 'several', 'not-held', 'impossible', 'unread'] as const;

/** The answer to a request for a case. */
export interface EmbedCaseAnswer {
  /** The id or citation, as sent. */
  readonly asked: string;
  /**
   * `several`: more than one judgment has this citation, or the names do not match; `impossible`: no such report can
   * exist; `unread`: not recognised as a citation.
   */
  readonly state: (typeof embedCaseStates)[number];
  /** Null unless it is found. */
  readonly case: EmbedCase | null;
  /** The judgments it may mean, if there are several. */
  readonly items: readonly EmbedLink[];
  /** Address of the library's search, absolute. */
  readonly search: string;
}

/** Selects a case by one of the two; the id decides if there are both. */
export interface EmbedCaseInput {
  /** Any of its citations, as printed. */
  readonly citation?: string;
  /** Id of the document. */
  readonly id?: string;
}
