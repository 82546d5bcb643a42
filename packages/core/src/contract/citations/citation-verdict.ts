import type { Fields, ValueOf } from '../wire/kind.js';
import { count, orText, sureText, text } from '../wire/readers.js';
import { later } from './later-treatment.js';

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

const choiceTable = {
  /** Text that the reader chooses. */
  text: sureText,
  /** How many documents it leads to; 0 if unknown. A document that a book reports twice may count twice. */
  count,
  /** Id of the document if it is the only one of the book or of the list; otherwise empty. */
  documentId: ['file_name', text],
} as const;

/** A book, year, volume or page of citations in the library. */
export interface CitationChoice extends ValueOf<typeof choiceTable> {}

/** A choice; a server may send only its text. */
export const citationChoice = /* @__PURE__ */ orText<CitationChoice>(choiceTable);

const hit = {
  /** Id of the document. */
  id: ['file_name', sureText],
  /** The cause title; empty if the library knows no party, so that no name can be compared. */
  title: text,
  /** Our own citation, for addresses. */
  houseCitation: ['lscitation', text],
  /** The citation to show: the court's own or a report's; a number of LII marked; our own only if no other is known. */
  citation: text,
  /** All its citations, that to show first. */
  citations: [[sureText], []],
  /** The strongest later treatment against it; null if the library knows none. */
  later,
} as const;

/** A document that a citation leads to. */
export interface CitationHit extends ValueOf<typeof hit> {}

export const citationVerdict = {
  /** As sent. */
  citation: text,
  /**
   * `party-differs`: one party is another one; `name-differs`: both are; `impossible`: read, but no such report can exist;
   * `unread`: not recognised as a citation.
   */
  state: citationStates,
  /** The normal form; empty if it was not read. */
  canonical: text,
  /** Documents that it leads to. */
  hits: [hit as Fields<CitationHit>],
  /** Unless it is found: judgments with the parties of the request, which are reported elsewhere; at most 5. */
  elsewhere: [[hit as Fields<CitationHit>], []],
} as const;

/** The result of checking one citation. */
export interface CitationVerdict extends ValueOf<typeof citationVerdict> {}
