import { later, type LaterTreatment } from './later-treatment.js';
import { count, items, record, sureText, text, word, type Fields, type Reader } from '../wire/readers.js';

/** A book, year, volume or page of citations in the library. */
export interface CitationChoice {
  /** Text that the reader chooses. */
  readonly text: string;
  /** How many documents it leads to; 0 if unknown. A document that a book reports twice may count twice. */
  readonly count: number;
  /** Id of the document if it is the only one of the book or of the list; otherwise empty. */
  readonly documentId: string;
}

/** The result of checking one citation. */
export interface CitationVerdict {
  /** As sent. */
  readonly citation: string;
  /**
   * `party-differs`: one party is another one; `name-differs`: both are; `impossible`: read, but no such report can exist;
   * `unread`: not recognised as a citation.
   */
  readonly state: CitationState;
  /** The normal form; empty if it was not read. */
  readonly canonical: string;
  /** Documents that it leads to. */
  readonly hits: readonly CitationHit[];
  /** Unless it is found: judgments with the parties of the request, which are reported elsewhere; at most 5. */
  readonly elsewhere: readonly CitationHit[];
}

/** A document that a citation leads to. */
export interface CitationHit {
  /** Id of the document. */
  readonly id: string;
  /** Text to display. */
  readonly title: string;
  /** Our own citation, for addresses. */
  readonly houseCitation: string;
  /** The citation to show: the court's own or a report's; a number of LII marked; our own only if no other is known. */
  readonly citation: string;
  /** All its citations, that to show first. */
  readonly citations: readonly string[];
  /** The strongest later treatment against it; null if the library knows none. */
  readonly later: LaterTreatment | null;
}

/** Every state of a checked citation. */
export const citationStates = [
  'found',
  'ambiguous',
  'party-differs',
  'name-differs',
  'not-held',
  'impossible',
  'unread',
] as const;

/** The state of a checked citation. */
export type CitationState = (typeof citationStates)[number];

/** Wire fields of a choice. */
export const choiceFields: Fields<CitationChoice> = { text: sureText, count, documentId: ['file_name', text] };
const choice = record(choiceFields);

/** Reads a list of choices; each item is an object or only its text. */
export const citationChoices = items((value) =>
  typeof value === 'object' ? choice(value) : { text: sureText(value), count: 0, documentId: '' },
);

/** Reads a list that an older server does not send. */
const added =
  <T>(read: Reader<T>): Reader<T> =>
  (value) =>
    read(value ?? null);

/** Wire fields of a hit. */
export const hitFields: Fields<CitationHit> = {
  id: ['file_name', sureText],
  title: text,
  houseCitation: ['lscitation', text],
  citation: text,
  citations: added(items(sureText)),
  later,
};
const hit = record(hitFields);
const hits = items(hit);

/** Reads the results of a check. */
export const citationVerdicts = items(
  record<CitationVerdict>({
    citation: text,
    state: word(citationStates),
    canonical: text,
    hits,
    elsewhere: added(hits),
  }),
);
