import { count, day, items, optional, record, sureText, text, word, type Fields } from '../wire/readers.js';
import { citationStates, type CitationVerdict } from './citations.js';

/** A piece of text that is drawn in one way. */
export interface EmbedRun {
  readonly text: string;
  /** `hit`: a word that was searched for. */
  readonly mark?: 'bold' | 'italic' | 'hit';
  /** Absolute. */
  readonly href?: string;
}

/** The preview of one case for a widget: structured text, no HTML. */
export interface EmbedCase {
  readonly citation: string;
  readonly appellant: string;
  readonly respondent: string;
  /** Court as printed. */
  readonly reference: string;
  readonly court: string;
  /** ISO date of the decision; null where not known. */
  readonly date: string | null;
  readonly bench: string;
  readonly judges: readonly string[];
  readonly advocates: readonly string[];
  readonly subject: string;
  readonly decision: string;
  readonly citedCount: number;
  /** The beginning of the text, one list of runs a paragraph. */
  readonly paragraphs: readonly (readonly EmbedRun[])[];
  /** Address of the case on the site, absolute. */
  readonly href: string;
}

/** A document with its ready link. */
export interface EmbedLink {
  readonly title: string;
  readonly citation: string;
  /** Absolute. */
  readonly href: string;
}

/** What is known of one citation, with ready links. */
export interface EmbedVerdict extends Pick<CitationVerdict, 'citation' | 'state' | 'canonical'> {
  readonly items: readonly EmbedLink[];
}

/** What may be meant by what was typed. */
export interface EmbedSuggestions {
  readonly items: readonly EmbedLink[];
}

/** What is known of some citations. */
export interface EmbedVerdicts {
  readonly items: readonly EmbedVerdict[];
}

const run = record<EmbedRun>({
  text,
  mark: optional(word('bold', 'italic', 'hit')),
  href: optional(sureText),
});
const links = items(record<EmbedLink>({ title: text, citation: text, href: sureText }));
const verdictFields: Fields<EmbedVerdict> = {
  citation: text,
  state: word(...citationStates),
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

/** Reads what is known of one citation. */
export const embedVerdict = record(verdictFields);

/** Reads what is known of some citations. */
export const embedVerdicts = record<EmbedVerdicts>({ items: items(embedVerdict) });

/** Reads suggestions for a widget. */
export const embedSuggestions = record<EmbedSuggestions>({ items: links });
