import { deriveFields } from '../../extraction/fields/derive-fields.js';
import type { CitationKeyRow } from '../../store/tables/citator-tables.js';
import type { NewDocument } from '../../extraction/new-document.js';
import { actNames, titleKeys } from '../acts/act-names.js';
import { citationKeys } from '../keys/citation-keys.js';
import { docketKeys } from '../keys/docket-keys.js';
import { readCaseText } from '../../extraction/reading/read-case-text.js';
import { ownCitations } from './own-citations.js';
import { type ReadingRows, readingRows } from './place-rows.js';

/** A document and the results of reading its text. */
export interface DocumentRead {
  /** The document with its derived fields. */
  readonly document: NewDocument;
  readonly rows: ReadingRows;
  /** The keys of the document, without its house citation. */
  readonly keys: DocumentKeys;
}

/** The keys by which other documents cite a document. */
export interface DocumentKeys {
  readonly citations: readonly Omit<CitationKeyRow, 'document_id'>[];
  readonly dockets: readonly string[];
  readonly actNames: readonly string[];
}

const NO_ROWS: ReadingRows = { places: [], provisions: [], listed: [], notices: [], waitingFor: [] };

/** Reads a document before it is stored. Reads a judgment's text once, for both the derived fields and the citator. */
export function readDocument(document: NewDocument): DocumentRead {
  if (document.kind === 'act') {
    const titles = [document.title, ...(document.otherTitles ?? [])];
    const names = [...actNames(document), ...titleKeys(titles)];
    return { document, rows: NO_ROWS, keys: { citations: [], dockets: [], actNames: names } };
  }
  const reading = readCaseText(document.text, {
    reportHead: document.reportHead ?? document.headnote,
    listed: document.listed,
    judges: document.judges,
  });
  const derived = deriveFields(document, reading.citations);
  const { otherCitations, courtId, caseNumber, decidedOn } = derived;
  return {
    document: derived,
    rows: readingRows(reading, {
      text: derived.text,
      courtId,
      decidedOn,
      own: ownCitations(derived, reading.citations),
    }),
    keys: {
      citations: citationKeys({ houseCitation: '', otherCitations, courtId }),
      dockets: docketKeys(caseNumber, courtId),
      actNames: [],
    },
  };
}
