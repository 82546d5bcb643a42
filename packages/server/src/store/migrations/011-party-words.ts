import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { nameWords } from '../name-words.js';

/** Words of the parties' names, for suggestions. Fills them for the judgments that the library has. Runs on SQLite and PostgreSQL. */
export const partyWordsMigration: Migration = { up };

/** The columns that this step uses. */
interface Tables {
  documents: { id: string; kind: string; appellant: string; respondent: string };
  party_words: { word: string; document_id: string };
}

/** Judgments read at once: their words are fewer than the values that one statement takes. */
const CHUNK = 200;

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('party_words')
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('document_id', 'text', (column) => column.notNull().references('documents.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('party_words_key', ['word', 'document_id'])
    .execute();
  await db.schema.createIndex('party_words_document').on('party_words').column('document_id').execute();
  await fill(db);
}

async function fill(db: Kysely<Tables>): Promise<void> {
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('documents')
      .select(['id', 'appellant', 'respondent'])
      .where('kind', '=', 'case')
      .where('id', '>', last)
      .orderBy('id')
      .limit(CHUNK)
      .execute();
    const words = rows.flatMap(({ id, appellant, respondent }) =>
      nameWords(appellant, respondent).map((word) => ({ word, document_id: id })),
    );
    if (words.length > 0) await db.insertInto('party_words').values(words).execute();
    const end = rows.at(-1)?.id;
    if (end === undefined) return;
    last = end;
  }
}
