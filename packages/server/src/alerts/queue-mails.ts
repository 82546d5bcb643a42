import type { Selectable, Transaction } from 'kysely';
import { confirmedContacts } from '../accounts/confirmed-contacts.js';
import { queueMessage } from '../messages/queue-message.js';
import type { Database, Store } from '../store/database.js';
import { inChunks } from '../store/in-chunks.js';
import { readInteger } from '../store/large-integer.js';
import { runTransaction } from '../store/run-transaction.js';
import type { AlertHitRow, AlertMemberRow } from '../store/tables/alert-tables.js';
import type { AlertLinks } from './alert-links.js';
import { alertMail, type MailGroup } from './alert-mail.js';
import { alertName } from './alert-name.js';
import { hasSubscription } from './has-subscription.js';
import { dailySlot, weeklySlot } from './mail-slots.js';
import { readHits } from './read-hits.js';

/** What is told at once in these minutes goes in one e-mail. */
const AT_ONCE_MS = 10 * 60_000;

interface MailOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly links: AlertLinks;
  /** Name of the library. */
  readonly library: string;
  /** The operator's address of the library; undefined for the one at which each member uses it. */
  readonly publicUrl: string | undefined;
}

type Frequency = MailGroup['frequency'];

/**
 * Queues the e-mails that are due: one for each member, with all that waits. A member who has not agreed, or has no
 * confirmed address, gets none. The hits are marked in the transaction that queues their e-mail, so that each is told
 * once, whichever server stops in between. Returns how many were queued.
 */
export async function queueAlertMails(options: MailOptions): Promise<number> {
  const { store, now } = options;
  const waiting = await store.db
    .selectFrom('alert_hits')
    .innerJoin('alerts', 'alerts.id', 'alert_hits.alert_id')
    .innerJoin('alert_members', 'alert_members.user_id', 'alerts.user_id')
    .select(['alerts.user_id', 'frequency', (eb) => eb.fn.min('found_at').as('found_at')])
    .where('mailed_at', 'is', null)
    .where('agreed_at', 'is not', null)
    .where('paused_at', 'is', null)
    .groupBy(['alerts.user_id', 'frequency'])
    .execute();
  const members = await inChunks([...new Set(waiting.map(({ user_id }) => user_id))], (chunk) =>
    store.db.selectFrom('alert_members').selectAll().where('user_id', 'in', chunk).execute(),
  );
  const memberOf = new Map(members.map((member) => [member.user_id, member]));
  let queued = 0;
  for (const [userId, rows] of Map.groupBy(waiting, ({ user_id }) => user_id)) {
    const member = memberOf.get(userId);
    const isDue = rows.some((row) => {
      const until = member === undefined ? 0 : dueAt(member, row.frequency, now());
      const foundAt = readInteger(row.found_at);
      // What a clock that was ahead has found was found before now.
      return until > 0 && (until >= foundAt || foundAt > now());
    });
    if (isDue && (await queueFor(options, userId))) queued += 1;
  }
  return queued;
}

/** Until when what was found with this frequency is due now; 0 if nothing is. A mail of a clock that was ahead counts for nothing. */
function dueAt(member: Selectable<AlertMemberRow>, frequency: Frequency, now: number): number {
  const lastAtOnce = readInteger(member.at_once_at ?? 0);
  if (frequency === 'at-once') return lastAtOnce > now || lastAtOnce + AT_ONCE_MS <= now ? now : 0;
  const slot = frequency === 'daily' ? dailySlot(now, member.time_zone) : weeklySlot(now, member.time_zone);
  const last = frequency === 'daily' ? member.daily_on : member.weekly_on;
  return last !== slot.day ? slot.at : 0;
}

async function queueFor(options: MailOptions, userId: number): Promise<boolean> {
  const now = options.now();
  return runTransaction(options.store.db, async (transaction) => {
    // Of two servers the second waits here, and finds nothing left.
    await transaction
      .updateTable('alert_members')
      .set((eb) => ({ user_id: eb.ref('user_id') }))
      .where('user_id', '=', userId)
      .execute();
    const member = await transaction
      .selectFrom('alert_members')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (member === undefined || member.agreed_at === null) return false;
    const to = await addressOf(transaction, userId);
    if (to === undefined) return false;
    const due = (['at-once', 'daily', 'weekly'] as const).filter((frequency) => dueAt(member, frequency, now) > 0);
    const { groups, told } = await readGroups(options, { transaction, userId, due, now });
    if (groups.length === 0) return false;
    const origin = options.publicUrl ?? member.origin;
    const withStops = groups.map(({ id, ...group }) => ({ ...group, stopUrl: stopUrl(options, origin, 'stop', id) }));
    const stopAllUrl = stopUrl(options, origin, 'stop-all', String(userId));
    const { library } = options;
    const mail = alertMail({ to, userId, groups: withStops, origin, stopAllUrl, library });
    const mailId = await queueMessage(transaction, mail, now);
    await markTold(transaction, told, { mail_id: mailId, mailed_at: now });
    await transaction
      .updateTable('alert_members')
      .set({
        ...(due.includes('at-once') ? { at_once_at: now } : {}),
        ...(due.includes('daily') ? { daily_on: dailySlot(now, member.time_zone).day } : {}),
        ...(due.includes('weekly') ? { weekly_on: weeklySlot(now, member.time_zone).day } : {}),
      })
      .where('user_id', '=', userId)
      .execute();
    return true;
  });
}

const stopUrl = ({ links }: MailOptions, origin: string, purpose: 'stop' | 'stop-all', id: string): string =>
  `${origin}/alerts/stop?token=${purpose === 'stop' ? 'a' : 'm'}.${links.sign(purpose, id)}`;

async function addressOf(transaction: Transaction<Database>, userId: number): Promise<string | undefined> {
  const user = await transaction
    .selectFrom('users')
    .select(['email', 'mobile', 'email_confirmed', 'mobile_confirmed'])
    .where('id', '=', userId)
    .where('deletes_at', 'is', null)
    .executeTakeFirst();
  return user && confirmedContacts(user).find(({ channel }) => channel === 'email')?.to;
}

interface GroupTask {
  readonly transaction: Transaction<Database>;
  readonly userId: number;
  readonly due: readonly Frequency[];
  readonly now: number;
}

/** What waits in the alerts that are due, without what may not be shown now: that waits on. */
async function readGroups({ store }: MailOptions, { transaction, userId, due, now }: GroupTask) {
  const rows = await transaction
    .selectFrom('alert_hits')
    .innerJoin('alerts', 'alerts.id', 'alert_hits.alert_id')
    .leftJoin('documents', 'documents.id', 'alerts.target')
    .selectAll('alert_hits')
    .select(['alerts.kind', 'alerts.name', 'frequency', 'alerts.created_at as made_at'])
    .select(['documents.title', 'documents.appellant', 'documents.respondent'])
    .where('alerts.user_id', '=', userId)
    .where('frequency', 'in', due.length === 0 ? ['at-once'] : due)
    .where('mailed_at', 'is', null)
    .where('paused_at', 'is', null)
    .orderBy('found_at', 'desc')
    .orderBy('document_id')
    .execute();
  // Sentences are read in the transaction: what is masked meanwhile waits for it, and takes this e-mail back.
  const shown = await readHits({ ...store, db: transaction }, rows, {
    withSentences: await hasSubscription(transaction, userId, now),
  });
  const groups = [...Map.groupBy(shown, ({ alertId }) => alertId)].flatMap(([id, hits]) => {
    const alert = rows.find((row) => row.alert_id === id);
    if (alert === undefined) return [];
    const { kind, frequency, made_at } = alert;
    return [{ id, kind, frequency, createdAt: readInteger(made_at), name: alertName(alert), hits }];
  });
  return { groups, told: shown.map(({ row }) => row) };
}

type HitKey = Pick<AlertHitRow, 'alert_id' | 'document_id' | 'event' | 'by_id'>;

/** Marks many hits with few statements: those of a search together, and those on one judgment. */
async function markTold(
  transaction: Transaction<Database>,
  told: readonly HitKey[],
  mailed: { readonly mail_id: string; readonly mailed_at: number },
): Promise<void> {
  const groupOf = ({ alert_id, document_id, event, by_id }: HitKey) =>
    [alert_id, event, by_id === '' ? '' : document_id].join(' ');
  for (const rows of Map.groupBy(told, groupOf).values()) {
    const [first] = rows;
    if (first === undefined) continue;
    const { alert_id, document_id, event, by_id } = first;
    const column = by_id === '' ? 'document_id' : 'by_id';
    await inChunks(
      rows.map((row) => row[column]),
      async (chunk) => {
        await transaction
          .updateTable('alert_hits')
          .set(mailed)
          .where('alert_id', '=', alert_id)
          .where('event', '=', event)
          .where(by_id === '' ? 'by_id' : 'document_id', '=', by_id === '' ? '' : document_id)
          .where(column, 'in', chunk)
          .execute();
        return [];
      },
    );
  }
}
