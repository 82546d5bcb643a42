import { count, items, record, sureText, text, word, type Fields } from '../wire/readers.js';

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
  /** `impossible`: read, but no such report can exist; `unread`: not recognised as a citation. */
  readonly state: 'found' | 'ambiguous' | 'name-differs' | 'not-held' | 'impossible' | 'unread';
  /** The normal form; empty if it was not read. */
  readonly canonical: string;
  /** Documents that it leads to. */
  readonly hits: readonly CitationHit[];
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
}

/** Every state of a checked citation. */
export const citationStates = ['found', 'ambiguous', 'name-differs', 'not-held', 'impossible', 'unread'] as const;

/** Wire fields of a choice. */
export const choiceFields: Fields<CitationChoice> = { text: sureText, count, documentId: ['file_name', text] };
const choice = record(choiceFields);

/** Reads a list of choices; each item is an object or only its text. */
export const citationChoices = items((value) =>
  typeof value === 'object' ? choice(value) : { text: sureText(value), count: 0, documentId: '' },
);

/** Wire fields of a hit. */
export const hitFields: Fields<CitationHit> = {
  id: ['file_name', sureText],
  title: text,
  houseCitation: ['lscitation', text],
  citation: text,
};
const hit = record(hitFields);

/** Reads the results of a check. */
export const citationVerdicts = items(
  record<CitationVerdict>({ citation: text, state: word(citationStates), canonical: text, hits: items(hit) }),
);
