import { count, day, items, record, sureText, text, word, type Fields } from '../wire/readers.js';
import { citationStates, type CitationVerdict } from '../citations/citation-verdict.js';
import { warnings, type Warning } from '../citations/later-treatment.js';

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
 * The state of a line: that of a checked citation, or `incomplete` a citation without its page, year or volume,
 * `provision` a provision of law, `names` names of parties.
 */
export type EmbedState = (typeof embedStates)[number];

/** What to say about a line: its state, or what a later judgment says against the case that it leads to. */
export type EmbedAnswer = EmbedState | Warning;

/** What the library has for one line, with complete links. */
export interface EmbedVerdict extends Pick<CitationVerdict, 'citation' | 'canonical'> {
  readonly state: EmbedState;
  /** The citation in its usual form, to show; empty if it was not read. */
  readonly printed: string;
  /** Why it is impossible or ambiguous, or what it lacks, as a sentence; empty if only the state says so. */
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

/** How to read a link. */
export const linkFields: Fields<EmbedLink> = { title: text, citation: text, court: text, date: day, href: sureText };
/** Reads judgments with their links. */
export const links = items(record<EmbedLink>(linkFields));
/** Reads the later judgment that warns of a case. */
export const embedLater = record<EmbedLater>({ ...linkFields, treatment: word(warnings), bench: count });
const hits = items(record<EmbedHit>({ ...linkFields, later: (value) => (value ? embedLater(value) : null) }));
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

/** Reads the result of checking one citation. */
export const embedVerdict = record(verdictFields);

/** Reads the results of checking several citations. */
export const embedVerdicts = record<EmbedVerdicts>({ items: items(embedVerdict) });

/** Reads suggestions for a widget. */
export const embedSuggestions = record<EmbedSuggestions>({ items: links });
