import type { Store } from '../store/database.js';
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
