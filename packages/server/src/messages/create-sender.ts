import type { Kysely } from 'kysely';
import type { Database } from '../store/database.js';
import { type Lane, lendDueMessages, noteFailure, noteGivenUp, noteSent, renewLoans } from '../store/outbox.js';
import { readAttachment } from '../store/mail-attachments.js';
import { FinalDeliveryError, type Transport } from './message.js';

/** Messages of one round. */
const BATCH = 10;
/** After this time without a renewal another server sends the rest of a batch: the one that had it is gone. */
const LENT_MS = 25_000;
/** Often enough that a busy server keeps what it has. */
const RENEW_MS = 5_000;
/** The first pause after a failure; it doubles up to an hour. */
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
/** A code is useless after ten minutes, a notice after some days; the longest pauses make this about two days. */
const MOST_TRIES = 56;
/** Characters of a reason; a mail server may answer with pages. */
const LONGEST_REASON = 500;

/** A code waits neither for other mails, nor for those of a flood of registrations, nor for a slow gateway of SMS: the lanes are sent side by side. */
export const lanes: readonly Lane[] = (['security', 'registration', 'other'] as const).flatMap((lane) =>
  (['email', 'sms'] as const).map((channel) => ({ lane, channel })),
);

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
  /**
   * Sends all messages that are due, of all lanes or of one. Calls for the same lane run one after another. Returns the
   * number that were sent.
   */
  sendDue(lane?: Lane): Promise<number>;
}

/**
 * Creates the sender of a server. A message that fails is tried again after 10 s, 20 s and so on, up to an hour, for
 * about two days.
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

  /** `settle` ends the renewals of the message, which would otherwise replace what is noted of it. */
  const sendOne = async (lent: Lent, settle: () => Promise<void>): Promise<boolean> => {
    const {
      id,
      channel,
      lane,
      template,
      recipient: to,
      reply_to: replyTo,
      subject,
      body: text,
      html,
      unsubscribe,
    } = lent;
    let receipt;
    try {
      const file = lent.attachment_id === '' ? {} : { attachment: await readAttachment(db, lent.attachment_id) };
      receipt = await transport.send({
        id,
        channel,
        lane,
        template,
        to,
        replyTo,
        subject,
        text,
        html,
        unsubscribe,
        ...file,
      });
    } catch (error) {
      await settle();
      await fail(lent, error);
      return false;
    }
    await settle();
    await noteSent(db, { id, now: now(), sms: receipt.sms });
    return true;
  };

  /** Sends messages one after another, and keeps the rest from other servers meanwhile. */
  const sendBatch = async (due: readonly Lent[]): Promise<number> => {
    const left = new Set(due.map(({ id }) => id));
    let renewed: Promise<void> = Promise.resolve();
    const renew = () => {
      renewed = renewed.then(() => renewLoans(db, { ids: [...left], until: now() + LENT_MS }));
      // It is awaited, and thrown, after the message that is being sent.
      renewed.catch(() => undefined);
    };
    const timer = setInterval(renew, RENEW_MS);
    let sent = 0;
    try {
      for (const message of due) {
        if (await sendOne(message, () => (left.delete(message.id), renewed))) sent += 1;
      }
      return sent;
    } finally {
      clearInterval(timer);
    }
  };

  const sendLane = async (lane: Lane): Promise<number> => {
    let sent = 0;
    for (;;) {
      const due = await lendDueMessages(db, { lane, now: now(), until: now() + LENT_MS, limit: BATCH });
      if (due.length === 0) return sent;
      sent += await sendBatch(due);
    }
  };

  const last = new Map<Lane, Promise<unknown>>();
  const sendAfterLast = (lane: Lane): Promise<number> => {
    const run = (last.get(lane) ?? Promise.resolve()).then(() => sendLane(lane));
    const end = run.catch(() => undefined);
    last.set(lane, end);
    return run;
  };
  return {
    async sendDue(lane) {
      const counts = await Promise.all((lane ? [lane] : lanes).map(sendAfterLast));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}

type Lent = Awaited<ReturnType<typeof lendDueMessages>>[number];

/** A server that refuses a message often repeats its recipient, who is nobody's business in a log. */
function withoutRecipient(reason: string, recipient: string): string {
  return reason
    .replaceAll(recipient, '…')
    .replaceAll(/\d{6,}/g, '…')
    .slice(0, LONGEST_REASON);
}
