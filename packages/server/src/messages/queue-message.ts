import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../store/database.js';
import { addToOutbox } from '../store/outbox.js';
import type { Message } from './message.js';

/** Queues a message in the transaction of its cause, so it is neither lost by a crash nor sent without its cause. Returns its id. */
export async function queueMessage(
  transaction: Transaction<Database>,
  {
    channel,
    lane,
    template,
    to,
    source = to,
    replyTo = '',
    subject,
    text,
    html,
    attachmentId = '',
    unsubscribe = '',
  }: Message,
  now: number,
): Promise<string> {
  const id = randomUUID();
  await addToOutbox(transaction, {
    id,
    channel,
    lane,
    source,
    template,
    recipient: to,
    reply_to: replyTo,
    subject,
    body: text,
    html,
    created_at: now,
    due_at: now,
    sent_at: null,
    failed_at: null,
    failure: '',
    attachment_id: attachmentId,
    unsubscribe,
  });
  return id;
}
