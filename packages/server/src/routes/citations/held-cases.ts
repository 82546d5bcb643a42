import type { CaseHeld } from '@headnote/core/citation';
import { caseTitle } from '@headnote/core/format';
import type { Store } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';

/** A judgment that a citation leads to. */
export interface HeldCase extends CaseHeld {
  readonly houseCitation: string;
}

/** Where judgments are known by their citations, and by their case numbers. */
export type KeyTable = 'citation_keys' | 'docket_keys';

/** The judgments known by each of some keys; a key of none has no entry. */
export async function heldCases(
  { db }: Store,
  { table, keys }: { readonly table: KeyTable; readonly keys: readonly string[] },
): Promise<ReadonlyMap<string, readonly HeldCase[]>> {
  // The two tables are alike in what is read of them; one type keeps the query in one piece.
  const known = table as 'docket_keys';
  const rows = await inChunks(keys, (chunk) =>
    db
      .selectFrom(known)
      .innerJoin('documents', 'documents.id', `${known}.document_id`)
      .select([`${known}.key`, 'documents.id', 'appellant', 'respondent', 'house_citation'])
      .where(`${known}.key`, 'in', chunk)
      .orderBy('documents.id')
      .execute(),
  );
  const held = new Map<string, Map<string, HeldCase>>();
  for (const { key, id, house_citation: houseCitation, ...parties } of rows) {
    const cases = held.get(key) ?? new Map<string, HeldCase>();
    held.set(key, cases.set(id, { id, title: caseTitle(parties), houseCitation }));
  }
  return new Map([...held].map(([key, cases]) => [key, [...cases.values()]]));
}
