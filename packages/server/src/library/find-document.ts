import type { Store } from '../store/database.js';
import { inChunks } from '../store/in-chunks.js';
import type { DocumentRow } from '../store/tables/library-tables.js';

/** What names one document. */
export interface DocumentName {
  readonly column: 'id' | 'house_citation';
  readonly value: string;
}

/** A document, and the ISO date of its decision or enactment; null if it is not known. */
export interface FoundDocument {
  readonly id: string;
  readonly decidedOn: string | null;
}

/**
 * Finds a document by its name, or the one that is shown for it; undefined if the library has none of that kind.
 */
export async function findDocument(
  { db }: Store,
  { column, value }: DocumentName,
  kind?: DocumentRow['kind'],
): Promise<FoundDocument | undefined> {
  const found = db
    .selectFrom('documents')
    .leftJoin('judgment_sources', 'judgment_sources.document_id', 'documents.id')
    .innerJoin('documents as shown', (join) =>
      join.on((is) => is('shown.id', '=', is.fn.coalesce('judgment_sources.shown_id', 'documents.id'))),
    )
    .select(['shown.id', 'shown.decided_on as decidedOn'])
    .where(`documents.${column}`, '=', value);
  return (kind === undefined ? found : found.where('documents.kind', '=', kind)).executeTakeFirst();
}

/** Under what documents are reported and registered. */
export type DocumentNumbers = Pick<DocumentRow, 'id' | 'house_citation' | 'other_citations' | 'case_number'>;

/** Reads the citations and case numbers of documents. */
export async function readNumbers(db: Store['db'], ids: readonly string[]): Promise<DocumentNumbers[]> {
  return inChunks(ids, (chunk) =>
    db
      .selectFrom('documents')
      .select(['id', 'house_citation', 'other_citations', 'case_number'])
      .where('id', 'in', chunk)
      .execute(),
  );
}
