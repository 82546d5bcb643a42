import { randomUUID } from 'node:crypto';
import { RefusedError } from '@headnote/core/errors';
import { email } from '@headnote/core/validation';
import type { Kysely } from 'kysely';
import { confirmedContacts } from '../accounts/confirmed-contacts.js';
import { judgmentMail, type JudgmentMail } from '../messages/judgment-mail.js';
import { queueMessage } from '../messages/queue-message.js';
import type { Database } from '../store/database.js';
import { addAttachment, type MailAttachment } from '../store/mail-attachments.js';
import { type LibraryParts, write } from './library-parts.js';
import { MAIL_DAY_MS, memberLimits } from './limits.js';

/** A judgment to send to several people, each in an e-mail of their own. */
export interface JudgmentToSend extends Pick<JudgmentMail, 'title' | 'citation' | 'warning' | 'link' | 'note'> {
  readonly emails: readonly string[];
  readonly documentId: string;
  /** Undefined without a file. */
  readonly pdf: MailAttachment | undefined;
}

/** Sending judgments by e-mail. */
export interface Sending {
  /** Rejects with RefusedError if the member may not send now, so that no document is printed for nothing. */
  check(userId: number, emails: readonly string[]): Promise<readonly string[]>;
  /** Queues one e-mail for each address, or none. Returns how many. */
  send(userId: number, judgment: JudgmentToSend): Promise<number>;
  /** The addresses that the member has sent to and that begin with a text, the most used first. */
  addresses(userId: number, beginning: string): Promise<readonly { readonly text: string; readonly count: number }[]>;
}

const LISTED = 10;
const isAddress = email();

/** Creates it on one database. `library` is the name of the library. */
export function createSending(parts: LibraryParts, library: string): Sending {
  const { db, now } = parts;
  return {
    async check(userId, emails) {
      await checkDay(db, userId, now());
      return cleanAddresses(emails);
    },
    send: (userId, { emails, documentId, pdf, ...judgment }) =>
      write(parts, userId, async (transaction) => {
        await checkDay(transaction, userId, now());
        const user = await transaction
          .selectFrom('users')
          .select(['first_name', 'last_name', 'email', 'mobile', 'email_confirmed', 'mobile_confirmed'])
          .where('id', '=', userId)
          .executeTakeFirstOrThrow();
        const replyTo = confirmedContacts(user).find(({ channel }) => channel === 'email')?.to ?? '';
        const from = `${user.first_name} ${user.last_name}`.trim();
        const attachmentId = pdf === undefined ? '' : await addAttachment(transaction, pdf);
        const sending = { user_id: userId, sending_id: randomUUID(), document_id: documentId, sent_at: now() };
        const addresses = cleanAddresses(emails);
        for (const to of addresses) {
          await queueMessage(
            transaction,
            judgmentMail({ ...judgment, to, userId, from, replyTo, attachmentId }, library),
            now(),
          );
          await transaction
            .insertInto('sent_judgments')
            .values({ ...sending, email: to })
            .execute();
        }
        return addresses.length;
      }),
    async addresses(userId, beginning) {
      const rows = await db
        .selectFrom('sent_judgments')
        .select(['email', (eb) => eb.fn.countAll<number | string>().as('count')])
        .where('user_id', '=', userId)
        .groupBy('email')
        .execute();
      const typed = beginning.trim().toLowerCase();
      return rows
        .map((row) => ({ text: row.email, count: Number(row.count) }))
        .filter(({ text }) => typed !== '' && text.startsWith(typed))
        .toSorted((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1))
        .slice(0, LISTED);
    },
  };
}

/** Each address once, in lower case. Throws a RefusedError for a text that is not one address. */
function cleanAddresses(emails: readonly string[]): readonly string[] {
  const addresses = new Set<string>();
  for (const text of emails) {
    const address = text.trim().toLowerCase();
    if (address === '' || isAddress(address) !== '')
      throw new RefusedError(`“${text.slice(0, 60)}” is not an e-mail address. Nothing was sent.`);
    addresses.add(address);
  }
  return [...addresses];
}

async function checkDay(db: Kysely<Database>, userId: number, now: number): Promise<void> {
  const { count } = await db
    .selectFrom('sent_judgments')
    .select((eb) => eb.fn.count<number | string>('sending_id').distinct().as('count'))
    .where('user_id', '=', userId)
    .where('sent_at', '>', now - MAIL_DAY_MS)
    .executeTakeFirstOrThrow();
  if (Number(count) >= memberLimits.mailsADay)
    throw new RefusedError(`You can send ${memberLimits.mailsADay} judgments a day. This one was not sent.`);
}
