import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from './database.js';
import { purgeAttachments } from './mail-attachments.js';
import { inChunks } from './in-chunks.js';
import { isPostgres } from './dialect-of.js';
import { runTransaction } from './run-transaction.js';
import type { OutboxRow } from './tables/message-tables.js';

/** Adds a message in the transaction of its cause: either both are stored or neither. It gets the next turn of its source. */
export async function addToOutbox(
  transaction: Transaction<Database>,
  message: Omit<Insertable<OutboxRow>, 'turn' | 'tries'>,
): Promise<void> {
  const turn = await nextTurn(transaction, message);
  await transaction
    .insertInto('outbox')
    .values({ ...message, turn, tries: 0 })
    .execute();
}

/**
 * The turn after the last one of the source that waits. A source of which nothing waits joins those that are served now,
 * so neither its pause nor the length of the queue counts.
 */
async function nextTurn(
  transaction: Transaction<Database>,
  { lane, source }: Pick<Insertable<OutboxRow>, 'lane' | 'source'>,
): Promise<number> {
  const waiting = transaction
    .selectFrom('outbox')
    .select('turn')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('lane', '=', lane)
    .where('tries', '=', 0)
    .limit(1);
  const own = await waiting.where('source', '=', source).orderBy('turn', 'desc').executeTakeFirst();
  if (own !== undefined) return own.turn + 1;
  return (await waiting.orderBy('turn').executeTakeFirst())?.turn ?? 0;
}

/** Messages that are sent one after another, at the side of those of other lanes. */
export type Lane = Pick<Selectable<OutboxRow>, 'lane' | 'channel'>;

/** Which messages to lend, and until when no one else gets them. */
interface Lending {
  readonly lane: Lane;
  readonly now: number;
  readonly until: number;
  readonly limit: number;
}

/** No message waits this long, twice the longest pause: one that does is from a clock that was ahead, and is due. */
const AHEAD_MS = 2 * 60 * 60_000;

/**
 * Lends messages of a lane that are due to one sender, those first that were tried least, and of these by turn: what fails
 * again and again delays nothing else. After `until` they are due again, so a sender that dies loses none; a
 * message whose sender dies between sending and noting it goes out twice.
 *
 * SQLite: locks nothing more, because a transaction begins as the only writer. PostgreSQL: locks the rows for the
 * moment of lending, and skips rows that another sender has locked.
 */
export async function lendDueMessages(
  db: Kysely<Database>,
  { lane: { lane, channel }, now, until, limit }: Lending,
): Promise<Selectable<OutboxRow>[]> {
  return runTransaction(db, async (transaction) => {
    const due = transaction
      .selectFrom('outbox')
      .selectAll()
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('lane', '=', lane)
      .where('channel', '=', channel)
      .where((eb) => eb.or([eb('due_at', '<=', now), eb('due_at', '>', now + AHEAD_MS)]))
      .orderBy('tries')
      .orderBy('turn')
      .orderBy('created_at')
      .limit(limit);
    const rows = await (isPostgres(transaction) ? due.forUpdate().skipLocked() : due).execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) {
      await transaction
        .updateTable('outbox')
        .set((eb) => ({ due_at: until, tries: eb('tries', '+', 1) }))
        .where('id', 'in', ids)
        .execute();
    }
    return rows;
  });
}

/** Lends messages for longer, while their sender is at work. */
export async function renewLoans(
  db: Kysely<Database>,
  { ids, until }: { readonly ids: readonly string[]; readonly until: number },
): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('outbox').set({ due_at: until }).where('id', 'in', ids).where('sent_at', 'is', null).execute();
}

const NO_TEXT = { body: '', html: '' } as const;

/** The registration under which an SMS was sent (V13). */
export interface SmsRegistration {
  readonly entityId: string;
  readonly header: string;
  readonly templateId: string;
}

/** Notes that a message was sent, and removes its text, which may contain a code. */
export async function noteSent(
  db: Kysely<Database>,
  { id, now, sms }: { readonly id: string; readonly now: number; readonly sms?: SmsRegistration | undefined },
): Promise<void> {
  const record = sms ? { sms_entity_id: sms.entityId, sms_header: sms.header, sms_template_id: sms.templateId } : {};
  await db
    .updateTable('outbox')
    .set({ sent_at: now, ...NO_TEXT, failure: '', ...record })
    .where('id', '=', id)
    .execute();
}

/** Notes why a message could not be sent, and when to try again. */
export async function noteFailure(
  db: Kysely<Database>,
  { id, failure, dueAt }: { readonly id: string; readonly failure: string; readonly dueAt: number },
): Promise<void> {
  await db.updateTable('outbox').set({ failure, due_at: dueAt }).where('id', '=', id).execute();
}

/** Notes that a message cannot be sent, and removes its text. */
export async function noteGivenUp(
  db: Kysely<Database>,
  { id, failure, now }: { readonly id: string; readonly failure: string; readonly now: number },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ failure, failed_at: now, ...NO_TEXT })
    .where('id', '=', id)
    .execute();
}

/**
 * Gives up the e-mails with a judgment that still wait, and removes their text and their file: what was masked or taken down
 * since must not leave the library. One that a sender has in hand may still go.
 */
export async function stopMailsOf(
  db: Kysely<Database>,
  { documentId, failure, now }: { readonly documentId: string; readonly failure: string; readonly now: number },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ failure, failed_at: now, subject: '', ...NO_TEXT })
    .where('template', '=', 'judgment')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((outbox) =>
      outbox.exists(
        outbox
          .selectFrom('sent_judgments')
          .select('sending_id')
          .whereRef('sent_judgments.email', '=', 'outbox.recipient')
          .whereRef('sent_judgments.sent_at', '=', 'outbox.created_at')
          .where('sent_judgments.document_id', '=', documentId),
      ),
    )
    .execute();
  await purgeAttachments(db);
}

/** Template of the e-mails of alerts. */
export const ALERT_MAIL = 'alerts';

/**
 * Takes back the e-mails of alerts that still wait, so that they are written again: what is masked, hidden or taken down now
 * is in none of the new ones. One that a sender has in hand may still go.
 */
export async function recallAlertMails(db: Kysely<Database>): Promise<void> {
  const waiting = await db
    .deleteFrom('outbox')
    .where('template', '=', ALERT_MAIL)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning('id')
    .execute();
  await inChunks(
    waiting.map(({ id }) => id),
    async (chunk) => {
      await db.updateTable('alert_hits').set({ mailed_at: null, mail_id: '' }).where('mail_id', 'in', chunk).execute();
      return [];
    },
  );
}

/** Deletes the records of messages that were sent or given up before a time. */
export async function purgeOutbox(db: Kysely<Database>, before: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where((eb) => eb.or([eb('sent_at', '<', before), eb('failed_at', '<', before)]))
    .execute();
}
