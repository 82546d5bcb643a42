import type { Kysely } from 'kysely';
import type { Database } from '../store/database.js';
import { lendDueMessages, noteFailure, noteSent } from '../store/outbox.js';
import type { Transport } from './message.js';

/** Messages of one round. */
const BATCH = 20;
/** Longer than any transport takes for a batch. */
const LENT_MS = 5 * 60_000;
/** The first pause after a failure; it doubles up to an hour. */
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

interface SenderOptions {
  readonly db: Kysely<Database>;
  readonly transport: Transport;
  readonly now: () => number;
  /** Called for each message that could not be sent. */
  readonly onFailure: (failure: { readonly id: string; readonly reason: string }) => void;
}

/** Sends what is due in the outbox. */
export interface Sender {
  /** Sends all messages that are due. Calls that overlap run one after another. Returns the number that were sent. */
  sendDue(): Promise<number>;
}

/** Creates the sender of a server. A message that fails is tried again after 10 s, 20 s and so on, up to an hour. */
export function createSender({ db, transport, now, onFailure }: SenderOptions): Sender {
  const sendOne = async ({ id, channel, template, recipient, subject, body, html, tries }: Lent): Promise<boolean> => {
    try {
      await transport.send({ id, channel, template, to: recipient, subject, text: body, html });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
      await noteFailure(db, { id, failure: reason, dueAt: now() + pause });
      onFailure({ id, reason });
      return false;
    }
    await noteSent(db, id, now());
    return true;
  };

  const sendAll = async (): Promise<number> => {
    let sent = 0;
    for (;;) {
      const due = await lendDueMessages(db, { now: now(), until: now() + LENT_MS, limit: BATCH });
      if (due.length === 0) return sent;
      for (const message of due) if (await sendOne(message)) sent += 1;
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
