import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Conversations with the assistant and the answers of each. An answer names its sentences by place and key, never by words, so
 * that a mask or a removal applies to old ones. Runs on SQLite and PostgreSQL.
 */
export const assistantMigration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const ofMember = (table: string) =>
    schema
      .createTable(table)
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'));
  // No reference to the document: a conversation stays when its judgment is removed.
  await ofMember('assistant_conversations')
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .execute();
  await ofMember('assistant_answers')
    .addColumn('conversation_id', 'text', (column) =>
      column.notNull().references('assistant_conversations.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('selector', 'text', (column) => column.notNull())
    .addColumn('sentences', 'text', (column) => column.notNull())
    .addColumn('refusal', 'text', (column) => column.notNull())
    .addColumn('vote', 'text', (column) => column.notNull())
    .addUniqueConstraint('assistant_answers_order', ['conversation_id', 'position'])
    .execute();
  const indexes = [
    ['assistant_conversations_user', 'assistant_conversations', ['user_id', 'asked_at']],
    ['assistant_answers_user', 'assistant_answers', ['user_id']],
  ] as const;
  for (const [name, table, columns] of indexes)
    await schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
}
