import type { Kysely } from 'kysely';
import type { Database } from '../store/database.js';
import { lendDueMessages, noteFailure, noteGivenUp, noteSent } from '../store/outbox.js';
import { readAttachment } from '../store/mail-attachments.js';
import { FinalDeliveryError, type Transport } from './message.js';

/** Messages of one round. */
const BATCH = 10;
/** Longer than any transport takes for a batch. */
const LENT_MS = 5 * 60_000;
/** The first pause after a failure; it doubles up to an hour. */
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
/** A code is useless after ten minutes, a notice after some days; the longest pauses make this about two days. */
const MOST_TRIES = 56;

/** A message that could not be sent. */
export interface DeliveryFailure {
  readonly id: string;
  /** Does not contain the recipient. */
  readonly reason: string;
  /** True if the message is not tried again. */
  readonly isFinal: boolean;
}

interface SenderOptions {
  readonly db: Kysely<Database>;
  readonly transport: Transport;
  readonly now: () => number;
  /** Called for each message that could not be sent. */
  readonly onFailure: (failure: DeliveryFailure) => void;
}

/** Sends what is due in the outbox. */
export interface Sender {
  /** Sends all messages that are due. Calls that overlap run one after another. Returns the number that were sent. */
  sendDue(): Promise<number>;
}

/**
 * Creates the sender of a server. A message that fails is tried again after 10 s, 20 s and so on, up to an hour, for
 * about two days. The channels of a round run side by side, so a slow SMS gateway does not delay e-mails.
 */
export function createSender({ db, transport, now, onFailure }: SenderOptions): Sender {
  const fail = async ({ id, recipient, tries }: Lent, error: unknown): Promise<void> => {
    const reason = withoutRecipient(error instanceof Error ? error.message : String(error), recipient);
    const isFinal = error instanceof FinalDeliveryError || tries + 1 >= MOST_TRIES;
    if (isFinal) await noteGivenUp(db, { id, failure: reason, now: now() });
    else {
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
      await noteFailure(db, { id, failure: reason, dueAt: now() + pause });
    }
    onFailure({ id, reason, isFinal });
  };

  const sendOne = async (lent: Lent): Promise<boolean> => {
    const { id, channel, template, recipient: to, reply_to: replyTo, subject, body: text, html } = lent;
    let receipt;
    try {
      const file = lent.attachment_id === '' ? {} : { attachment: await readAttachment(db, lent.attachment_id) };
      receipt = await transport.send({ id, channel, template, to, replyTo, subject, text, html, ...file });
    } catch (error) {
      await fail(lent, error);
      return false;
    }
    await noteSent(db, { id, now: now(), sms: receipt.sms });
    return true;
  };

  const sendInTurn = async (messages: readonly Lent[]): Promise<number> => {
    let sent = 0;
    for (const message of messages) if (await sendOne(message)) sent += 1;
    return sent;
  };

  const sendAll = async (): Promise<number> => {
    let sent = 0;
    for (;;) {
      const due = await lendDueMessages(db, { now: now(), until: now() + LENT_MS, limit: BATCH });
      if (due.length === 0) return sent;
      const channels = Map.groupBy(due, ({ channel }) => channel);
      for (const count of await Promise.all([...channels.values()].map(sendInTurn))) sent += count;
    }
  };

  let last: Promise<unknown> = Promise.resolve();
  return {
    sendDue() {
      const run = last.then(sendAll);
      last = run.catch(() => undefined);
      return run;
    },
  };
}

type Lent = Awaited<ReturnType<typeof lendDueMessages>>[number];

/** A server that refuses a message often repeats its recipient, who is nobody's business in a log. */
function withoutRecipient(reason: string, recipient: string): string {
  return reason.replaceAll(recipient, '…').replaceAll(/\d{6,}/g, '…');
}
