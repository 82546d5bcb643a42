import { count, day, items, optional, record, sureText, text, word, type Fields } from '../wire/readers.js';
import { citationStates, type CitationVerdict } from '../citations/citation-verdict.js';
import { warnings, type Warning } from '../citations/later-treatment.js';

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

/** A judgment with its complete link. */
export interface EmbedLink {
  /** Cause title. */
  readonly title: string;
  /** The citation to show. */
  readonly citation: string;
  /** Name of the court in our table. */
  readonly court: string;
  /** ISO date of the decision; null if unknown. */
  readonly date: string | null;
  /** Absolute. */
  readonly href: string;
}

/** The later judgment that overrules, reverses or doubts a case. */
export interface EmbedLater extends EmbedLink {
  /** What it does with the case. */
  readonly treatment: Warning;
  /** Number of its judges; 0 if unknown. */
  readonly bench: number;
}

/** A judgment that a citation leads to. */
export interface EmbedHit extends EmbedLink {
  /** The strongest later treatment against it; null if the library knows none. */
  readonly later: EmbedLater | null;
}

/** Every state of a line that a reader typed. */
export const embedStates = [...citationStates, 'incomplete', 'provision', 'names'] as const;

/**
 * The state of a line: that of a checked citation, or `incomplete` a citation without its page, `provision` a provision
 * of law, `names` names of parties.
 */
export type EmbedState = (typeof embedStates)[number];

/** What to say about a line: its state, or what a later judgment says against the case that it leads to. */
export type EmbedAnswer = EmbedState | Warning;

/** What the library has for one line, with complete links. */
export interface EmbedVerdict extends Pick<CitationVerdict, 'citation' | 'canonical'> {
  readonly state: EmbedState;
  /** The citation in its usual form, to show; empty if it was not read. */
  readonly printed: string;
  /** Why it is impossible or ambiguous, as a sentence; empty if only the state says so. */
  readonly reason: string;
  /** Best first. */
  readonly items: readonly EmbedHit[];
  /** Unless it is found: judgments with the parties that were named, under another citation. */
  readonly elsewhere: readonly EmbedHit[];
  /** Reports of the same volume: those that complete an incomplete citation, or the nearest to one that is not held. */
  readonly fits: readonly EmbedLink[];
}

/** Suggestions for the text typed so far. */
export interface EmbedSuggestions {
  /** Best first. */
  readonly items: readonly EmbedLink[];
}

/** The results of checking several citations. */
export interface EmbedVerdicts {
  /** In the order of the request. */
  readonly items: readonly EmbedVerdict[];
}

const run = record<EmbedRun>({
  text,
  mark: optional(word(['bold', 'italic', 'hit'])),
  href: optional(sureText),
});
const linkFields: Fields<EmbedLink> = { title: text, citation: text, court: text, date: day, href: sureText };
const links = items(record<EmbedLink>(linkFields));
const later = record<EmbedLater>({ ...linkFields, treatment: word(warnings), bench: count });
const hits = items(record<EmbedHit>({ ...linkFields, later: (value) => (value ? later(value) : null) }));
const verdictFields: Fields<EmbedVerdict> = {
  citation: text,
  state: word(embedStates),
  canonical: text,
  printed: text,
  reason: text,
  items: hits,
  elsewhere: hits,
  fits: links,
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
