import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The printed names of judges by court and year, and what editors decide about them. Runs on SQLite and PostgreSQL. */
export const judgesMigration: Migration = { up };

/** The columns that this step uses. */
interface Tables {
  documents: { id: string; kind: string; judges: string; court_id: number; year: number | null };
  judgment_sources: { document_id: string; shown_id: string };
  completion_queue: { document_id: string };
  judge_names: { name: string; court_id: number; year: number; documents: number };
}

/** Judgments read at once. */
const READ = 2_000;
/** Rows in one statement; below the number of values that any database takes. */
const WRITTEN = 200;
/** Longer names are lists or sentences. */
const MAX_NAME = 160;

async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('judge_names')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('court_id', 'integer', (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('documents', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('judge_names_key', ['name', 'court_id', 'year'])
    .execute();
  await db.schema
    .createTable('judge_decisions')
    .addColumn('one_key', 'text', (column) => column.notNull())
    .addColumn('other_key', 'text', (column) => column.notNull())
    .addColumn('is_joined', 'integer', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('judge_decisions_key', ['one_key', 'other_key'])
    .execute();
  await fillNames(db);
}

/** Counts the judgments that are counted already; those that wait are counted with their other names. */
async function fillNames(db: Kysely<Tables>): Promise<void> {
  const rows = new Map<string, Tables['judge_names']>();
  for (let after = ''; ;) {
    const documents = await db
      .selectFrom('documents')
      .select(['id', 'judges', 'court_id', 'year'])
      .where('kind', '=', 'case')
      .where('judges', '<>', '[]')
      .where('id', '>', after)
      .where('id', 'not in', db.selectFrom('completion_queue').select('document_id'))
      .where(
        'id',
        'not in',
        db.selectFrom('judgment_sources').select('document_id').whereRef('document_id', '!=', 'shown_id'),
      )
      .orderBy('id')
      .limit(READ)
      .execute();
    for (const { judges, court_id, year } of documents) {
      for (const name of new Set(JSON.parse(judges) as string[])) {
        if (name === '' || name.length > MAX_NAME) continue;
        const key = JSON.stringify([name, court_id, year ?? 0]);
        const known = rows.get(key) ?? { name, court_id, year: year ?? 0, documents: 0 };
        rows.set(key, { ...known, documents: known.documents + 1 });
      }
    }
    const last = documents.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  const all = [...rows.values()];
  for (let from = 0; from < all.length; from += WRITTEN)
    await db
      .insertInto('judge_names')
      .values(all.slice(from, from + WRITTEN))
      .execute();
}
