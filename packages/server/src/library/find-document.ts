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

/** Finds a document by its name; undefined if the library has none of that kind. */
export async function findDocument(
  { db }: Store,
  { column, value }: DocumentName,
  kind?: DocumentRow['kind'],
): Promise<FoundDocument | undefined> {
  const found = db.selectFrom('documents').select(['id', 'decided_on as decidedOn']).where(column, '=', value);
  return (kind === undefined ? found : found.where('kind', '=', kind)).executeTakeFirst();
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
