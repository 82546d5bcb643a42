import { count, items, record, sureText, text, word, type Fields } from '../wire/readers.js';

/** A book, year, volume or page that citations of the library have. */
export interface CitationChoice {
  /** As a reader chooses it. */
  readonly text: string;
  /** How many documents it leads to, where a document that a book reports twice may count twice; 0 where not known. */
  readonly count: number;
  /** The document, where it is the only one of a book, or of a list within a book; otherwise empty. */
  readonly documentId: string;
}

/** What is known of one citation. */
export interface CitationVerdict {
  /** As it was asked. */
  readonly citation: string;
  /** `impossible`: read, and no such report can be; `unread`: not a citation that is known. */
  readonly state: 'found' | 'ambiguous' | 'name-differs' | 'not-held' | 'impossible' | 'unread';
  /** The one spelling of it; empty where it was not read. */
  readonly canonical: string;
  /** Documents that it leads to. */
  readonly hits: readonly CitationHit[];
}

/** A document that a citation leads to. */
export interface CitationHit {
  /** Id of the document. */
  readonly id: string;
  /** As it is shown. */
  readonly title: string;
  /** Our own citation. */
  readonly houseCitation: string;
}

/** Every state of a citation that was checked. */
export const citationStates = ['found', 'ambiguous', 'name-differs', 'not-held', 'impossible', 'unread'] as const;

/** Wire fields of a choice. */
export const choiceFields: Fields<CitationChoice> = { text: sureText, count, documentId: ['file_name', text] };
const choice = record(choiceFields);

/** Reads a list of choices, each an object or its text alone. */
export const citationChoices = items((value) =>
  typeof value === 'object' ? choice(value) : { text: sureText(value), count: 0, documentId: '' },
);

/** Wire fields of a hit. */
export const hitFields: Fields<CitationHit> = {
  id: ['file_name', sureText],
  title: text,
  houseCitation: ['lscitation', text],
};
const hit = record(hitFields);

/** Reads the verdicts on citations. */
export const citationVerdicts = items(
  record<CitationVerdict>({ citation: text, state: word(citationStates), canonical: text, hits: items(hit) }),
);
