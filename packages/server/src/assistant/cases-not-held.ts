import type { Store } from '../store/database.js';

/** A citation of a case that the library does not have. */
export interface NotHeldCase {
  /** Offsets in the plain text. */
  readonly start: number;
  readonly end: number;
  /** As printed. */
  readonly text: string;
}

/** Reads the citations of documents whose cases the library does not have, as it is now: a later import may bring one. */
export async function casesNotHeld(
  { db }: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly NotHeldCase[]>> {
  const rows = await db
    .selectFrom('citation_uses')
    .select(['document_id', 'start', 'end', 'text'])
    .where('document_id', 'in', ids)
    .where('state', '=', 'not-held')
    .orderBy('start')
    .execute();
  return Map.groupBy(rows, ({ document_id: id }) => id);
}
