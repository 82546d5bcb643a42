import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './database.js';

/** A file of an e-mail. */
export interface MailAttachment {
  readonly fileName: string;
  readonly content: Uint8Array;
}

/** Stores a file for messages that are queued in the same transaction. Returns its id. */
export async function addAttachment(
  transaction: Transaction<Database>,
  { fileName, content }: MailAttachment,
): Promise<string> {
  const id = randomUUID();
  await transaction.insertInto('mail_attachments').values({ id, file_name: fileName, content }).execute();
  return id;
}

/** Reads the file of a message that waits. */
export async function readAttachment(db: Kysely<Database>, id: string): Promise<MailAttachment> {
  const { file_name, content } = await db
    .selectFrom('mail_attachments')
    .select(['file_name', 'content'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { fileName: file_name, content };
}

/** Deletes the files that no waiting message has. */
export async function purgeAttachments(db: Kysely<Database>): Promise<void> {
  const waiting = db
    .selectFrom('outbox')
    .select('attachment_id')
    .where('attachment_id', '<>', '')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null);
  await db.deleteFrom('mail_attachments').where('id', 'not in', waiting).execute();
}
