import type { FoundDocument } from '../../data/document-queries.js';
import { actReaderPath, caseReaderPath } from '../../links/links.js';

/** Address of a document in the reader, at the paragraph or section of an anchor. */
export function documentPath(id: string, document: FoundDocument | undefined, anchor = ''): string {
  return document?.record.title === undefined ? caseReaderPath(id, anchor) : actReaderPath(id, anchor);
}
