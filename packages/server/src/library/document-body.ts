import type { DocumentText } from '../extraction/new-document.js';
import { packOffsets, packText } from '../store/packed-text.js';
import type { DocumentBodyRow } from '../store/tables/library-tables.js';

/** Compresses the text of a document for the table. */
export function packBody(documentId: string, text: DocumentText): DocumentBodyRow {
  return {
    document_id: documentId,
    html: packText(text.html),
    plain: packText(text.plain),
    sentence_ends: packOffsets(text.sentenceEnds),
  };
}
