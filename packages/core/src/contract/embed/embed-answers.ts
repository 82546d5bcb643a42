import { count, day, items, optional, record, sureText, text, word, type Fields } from '../wire/readers.js';
import { citationStates, type CitationVerdict } from '../citations/citation-verdict.js';

/** A piece of text with one style. */
export interface EmbedRun {
  /** The text. */
  readonly text: string;
  /** `hit`: a word of the search. */
  readonly mark?: 'bold' | 'italic' | 'hit';
  /** Absolute. */
  readonly href?: string;
}

/** The preview of one case for a widget, as structured text without HTML. */
export interface EmbedCase {
  /** Our own citation. */
  readonly citation: string;
  /** Party as printed. */
  readonly appellant: string;
  /** Party as printed. */
  readonly respondent: string;
  /** Court as printed. */
  readonly reference: string;
  /** Name of the court in our table. */
  readonly court: string;
  /** ISO date of the decision; null if unknown. */
  readonly date: string | null;
  /** The bench as printed. */
  readonly bench: string;
  /** Names as printed. */
  readonly judges: readonly string[];
  /** Names as printed. */
  readonly advocates: readonly string[];
  /** Subject of the case. */
  readonly subject: string;
  /** Allowed, Dismissed, Partly allowed… */
  readonly decision: string;
  /** How many judgments of the library cite it. */
  readonly citedCount: number;
  /** The beginning of the text; one list of runs per paragraph. */
  readonly paragraphs: readonly (readonly EmbedRun[])[];
  /** Address of the case on the site, absolute. */
  readonly href: string;
}

/** A document with its complete link. */
export interface EmbedLink {
  /** Text to display. */
  readonly title: string;
  /** Our own citation. */
  readonly citation: string;
  /** Absolute. */
  readonly href: string;
}

/** The result of checking one citation, with complete links. */
export interface EmbedVerdict extends Pick<CitationVerdict, 'citation' | 'state' | 'canonical'> {
  /** Best first. */
  readonly items: readonly EmbedLink[];
}

/** Suggestions for the text typed so far. */
export interface EmbedSuggestions {
  /** Best first. */
  readonly items: readonly EmbedLink[];
}

/** The results of checking several citations. */
export interface EmbedVerdicts {
  /** Best first. */
  readonly items: readonly EmbedVerdict[];
}

const run = record<EmbedRun>({
  text,
  mark: optional(word(['bold', 'italic', 'hit'])),
  href: optional(sureText),
});
const links = items(record<EmbedLink>({ title: text, citation: text, href: sureText }));
const verdictFields: Fields<EmbedVerdict> = {
  citation: text,
  state: word(citationStates),
  canonical: text,
  items: links,
};

/** Reads a case for a widget. */
export const embedCase = record<EmbedCase>({
  citation: text,
  appellant: text,
  respondent: text,
  reference: text,
  court: text,
  date: day,
  bench: text,
  judges: items(sureText),
  advocates: items(sureText),
  subject: text,
  decision: text,
  citedCount: count,
  paragraphs: items(items(run)),
  href: sureText,
});

/** Reads the result of checking one citation. */
export const embedVerdict = record(verdictFields);

/** Reads the results of checking several citations. */
export const embedVerdicts = record<EmbedVerdicts>({ items: items(embedVerdict) });

/** Reads suggestions for a widget. */
export const embedSuggestions = record<EmbedSuggestions>({ items: links });
