import type { CaseHeld } from '@headnote/core/citation';
import { caseTitle } from '@headnote/core/format';
import type { Store } from '../../store/database.js';

/** A judgment that a citation leads to. */
export interface HeldCase extends CaseHeld {
  readonly houseCitation: string;
}

/** Keys of one statement; databases take 32,766 values at most. */
const BATCH = 10_000;

/** The judgments known by each of some canonical citations, in the order of their ids; a citation of none has no entry. */
export async function heldCases(
  store: Store,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly HeldCase[]>> {
  const held = new Map<string, HeldCase[]>();
  for (let from = 0; from < keys.length; from += BATCH) {
    const rows = await store.db
      .selectFrom('citation_keys')
      .innerJoin('documents', 'documents.id', 'citation_keys.document_id')
      .select(['citation_keys.key', 'documents.id', 'appellant', 'respondent', 'house_citation'])
      .where('citation_keys.key', 'in', keys.slice(from, from + BATCH))
      .orderBy('documents.id')
      .execute();
    for (const { key, id, house_citation: houseCitation, ...parties } of rows) {
      const known = held.get(key);
      const one = { id, title: caseTitle(parties), houseCitation };
      if (known) known.push(one);
      else held.set(key, [one]);
    }
  }
  return held;
}
