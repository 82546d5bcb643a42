import type { Transaction } from 'kysely';
import type { Database } from '../store/database.js';
import { insertOwnedRows } from '../store/insert-rows.js';
import { nameWords } from '../store/name-words.js';
import { readMarks } from './document-marks.js';
import type { DocumentRow } from '../store/tables/library-tables.js';

/**
 * Writes the words by which judgments that have none yet are suggested. Acts have no parties, and a judgment that an operator
 * has hidden is not suggested.
 */
export async function writePartyWords(
  transaction: Transaction<Database>,
  documents: readonly Pick<DocumentRow, 'id' | 'appellant' | 'respondent'>[],
): Promise<void> {
  const marks = await readMarks(
    transaction,
    documents.map(({ id }) => id),
  );
  const shown = documents.filter(({ id }) => !marks.get(id)?.isHidden);
  const owners = shown.map(({ id, appellant, respondent }) => ({
    id,
    rows: nameWords(appellant, respondent).map((word) => ({ word })),
  }));
  await insertOwnedRows(transaction, 'party_words', owners);
}
