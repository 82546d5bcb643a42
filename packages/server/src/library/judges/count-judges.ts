import { sql, type Transaction } from 'kysely';
import type { Database } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { insertRows, type OnKnownRow } from '../../store/insert-rows.js';
import type { JudgeNameRow } from '../../store/tables/judge-tables.js';
import type { DocumentRow } from '../../store/tables/library-tables.js';
import { readList } from '../document-record.js';
import { selectCopies } from '../sources.js';
import { MAX_NAME } from './judge.js';

/** Columns of a judgment by which its judges are counted. */
export const JUDGE_COLUMNS = ['judges', 'court_id', 'year'] as const satisfies readonly (keyof DocumentRow)[];

type JudgedDocument = Pick<DocumentRow, (typeof JUDGE_COLUMNS)[number]>;

const addToKnown: OnKnownRow<'judge_names'> = {
  name: 'add',
  apply: (insert) =>
    insert.onConflict((conflict) =>
      conflict
        .columns(['name', 'court_id', 'year'])
        .doUpdateSet({ documents: sql<number>`judge_names.documents + excluded.documents` }),
    ),
};

/** Adds the judges of shown judgments to the printed names. Locks the rows of these names until the transaction ends. */
export async function addJudges(
  transaction: Transaction<Database>,
  documents: readonly JudgedDocument[],
): Promise<void> {
  await insertRows(transaction, 'judge_names', countNames(documents, 1), addToKnown);
}

/** Takes the judges of documents out of the printed names: before a document changes, and only once it was counted. */
export async function subtractJudges(transaction: Transaction<Database>, ids: readonly string[]): Promise<void> {
  const documents = await inChunks(ids, (chunk) =>
    transaction
      .selectFrom('documents')
      .select(JUDGE_COLUMNS)
      .where('id', 'in', chunk)
      .where('id', 'not in', selectCopies(transaction))
      .execute(),
  );
  const counts = countNames(documents, -1);
  if (counts.length === 0) return;
  await insertRows(transaction, 'judge_names', counts, addToKnown);
  const names = [...new Set(counts.map(({ name }) => name))];
  await inChunks(names, (chunk) =>
    transaction.deleteFrom('judge_names').where('name', 'in', chunk).where('documents', '<=', 0).execute(),
  );
}

/** In the order of the names, so that two transactions do not wait for each other. */
function countNames(documents: readonly JudgedDocument[], each: 1 | -1): JudgeNameRow[] {
  const rows = new Map<string, JudgeNameRow>();
  for (const { judges, court_id, year } of documents) {
    for (const name of new Set(readList(judges))) {
      if (name === '' || name.length > MAX_NAME) continue;
      const key = JSON.stringify([name, court_id, year ?? 0]);
      const known = rows.get(key) ?? { name, court_id, year: year ?? 0, documents: 0 };
      rows.set(key, { ...known, documents: known.documents + each });
    }
  }
  return [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}
