import { randomBytes, randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { NotAllowedError } from '@headnote/core/errors';
import { createMessageTexts } from '../messages/message-texts.js';
import { queueMessage } from '../messages/queue-message.js';
import { recordAct } from '../store/audit.js';
import type { Database } from '../store/database.js';
import { readInteger } from '../store/large-integer.js';
import { lockForTransaction } from '../store/locks.js';
import { runTransaction } from '../store/run-transaction.js';
import type { UserRow } from '../store/tables/account-tables.js';
import { deleteUser } from './delete-user.js';
import { DAY_MS } from './subscription.js';
import { normalizeUsername } from './users.js';

/** What an operator sees of a member: never a password hash, a token or a code. */
export interface Member {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly status: 'active' | 'pending';
  readonly createdAt: number;
  /** End of the latest subscription; 0 if there is none. */
  readonly subscriptionEnd: number;
  /** Sessions that have not ended. */
  readonly sessions: number;
}

/** The result of an act: what was done, in one sentence, or undefined if there is no such member. */
type Act<Input extends unknown[] = []> = (who: string, ...input: Input) => Promise<string | undefined>;

/** What an operator can do to members. `who` is a user name, an e-mail address or an id. Every act is in the audit log. */
export interface Members {
  /** The members whose name or address contains a text, the newest first, at most `limit`. */
  list(options: { readonly containing: string; readonly limit: number }): Promise<readonly Member[]>;
  find(who: string): Promise<Member | undefined>;
  /** Activates a registration without its code. */
  readonly activate: Act;
  /** Makes the password invalid, ends all sessions, and writes to the member how to choose a new one with a code. */
  readonly resetPassword: Act;
  readonly endSessions: Act;
  /** Lengthens the subscription by whole days, from its end or from now. */
  readonly extend: Act<[days: number]>;
  /** Deletes the account with all its data. */
  readonly remove: Act;
}

interface MembersOptions {
  readonly db: Kysely<Database>;
  readonly brand: string;
  /** Who acts, for the audit log. */
  readonly actor: string;
  readonly now: () => number;
}

/** Creates the acts on one database. */
export function createMembers({ db, brand, actor, now }: MembersOptions): Members {
  const texts = createMessageTexts({ name: brand });

  /** Runs an act in one transaction with its record. */
  const act = (
    who: string,
    name: string,
    work: (transaction: Transaction<Database>, user: Selectable<UserRow>) => Promise<string>,
  ): Promise<string | undefined> =>
    runTransaction(db, async (transaction) => {
      const user = await findUser(transaction, who);
      if (user === undefined) return undefined;
      const done = await work(transaction, user);
      await recordAct(transaction, { at: now(), actor, act: name, userId: user.id, details: done });
      return done;
    });

  const endSessions = async (transaction: Transaction<Database>, userId: number, reason: string): Promise<number> => {
    const ended = await transaction
      .updateTable('session_families')
      .set({ revoked_at: now(), revoked_reason: reason })
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return Number(ended.numUpdatedRows);
  };

  return {
    async list({ containing, limit }) {
      const like = `%${containing.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
      const rows = await members(db)
        .where((eb) =>
          eb.or(
            (['username', 'email_key', 'mobile_key'] as const).map(
              (column) => sql<boolean>`${eb.ref(column)} like ${like} escape '\\'`,
            ),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(readMember);
    },

    async find(who) {
      const user = await findUser(db, who);
      if (user === undefined) return undefined;
      const row = await members(db).where('users.id', '=', user.id).executeTakeFirst();
      return row && readMember(row);
    },

    activate: (who) =>
      act(who, 'member-activated', async (transaction, user) => {
        if (user.status === 'active') return `${user.username} was active already.`;
        await transaction.updateTable('users').set({ status: 'active' }).where('id', '=', user.id).execute();
        await transaction.deleteFrom('account_flows').where('user_id', '=', user.id).execute();
        return `${user.username} is active.`;
      }),

    resetPassword: (who) =>
      act(who, 'member-password-reset', async (transaction, user) => {
        await transaction
          .updateTable('users')
          .set({ password_hash: unmatchedHash() })
          .where('id', '=', user.id)
          .execute();
        await transaction.deleteFrom('account_flows').where('user_id', '=', user.id).execute();
        const ended = await endSessions(transaction, user.id, 'password reset by an operator');
        const sentences = `The password of ${user.username} is invalid now, and ${sessionsText(ended)} ended.`;
        if (user.email === '') return `${sentences} There is no e-mail address, so the member was not told.`;
        await queueMessage(transaction, texts.passwordWithdrawn(user.email), now());
        return `${sentences} A message says how to choose a new one.`;
      }),

    endSessions: (who) =>
      act(who, 'member-sessions-ended', async (transaction, user) => {
        const ended = await endSessions(transaction, user.id, 'ended by an operator');
        return `${ended} ${ended === 1 ? 'session' : 'sessions'} of ${user.username} ended.`;
      }),

    extend: (who, days) =>
      act(who, 'member-subscription-extended', async (transaction, user) => {
        // A year that is paid meanwhile must not begin in these days.
        await lockForTransaction(transaction, 'payments');
        const row = await transaction
          .selectFrom('subscriptions')
          .select(['plan_id', 'ends_at'])
          .where('user_id', '=', user.id)
          .orderBy('ends_at', 'desc')
          .executeTakeFirst();
        const startsAt = Math.max(now(), readInteger(row?.ends_at ?? 0));
        const endsAt = startsAt + days * DAY_MS;
        await transaction
          .insertInto('subscriptions')
          .values({
            id: randomUUID(),
            user_id: user.id,
            plan_id: row?.plan_id ?? user.plan_id,
            starts_at: startsAt,
            ends_at: endsAt,
          })
          .execute();
        return `The subscription of ${user.username} ends on ${new Date(endsAt).toISOString().slice(0, 10)}.`;
      }),

    remove: (who) =>
      act(who, 'member-deleted', async (transaction, user) => {
        await deleteUser(transaction, user.id);
        return `The account ${user.username} and its data were deleted.`;
      }),
  };
}

function members(db: Kysely<Database>) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'first_name', 'last_name', 'email', 'mobile', 'status', 'created_at'])
    .select((eb) => [
      eb
        .selectFrom('subscriptions')
        .select((inner) => inner.fn.max('ends_at').as('end'))
        .whereRef('subscriptions.user_id', '=', 'users.id')
        .as('subscription_end'),
      eb
        .selectFrom('session_families')
        .select((inner) => inner.fn.countAll().as('count'))
        .whereRef('session_families.user_id', '=', 'users.id')
        .where('revoked_at', 'is', null)
        .as('sessions'),
    ]);
}

type MemberRow = Awaited<ReturnType<ReturnType<typeof members>['execute']>>[number];

function readMember(row: MemberRow): Member {
  return {
    id: row.id,
    username: row.username,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    mobile: row.mobile,
    status: row.status,
    createdAt: readInteger(row.created_at),
    subscriptionEnd: readInteger(row.subscription_end ?? 0),
    sessions: Number(row.sessions),
  };
}

/** Matches that are compared: anyone can register with another person's address, again and again. */
const MOST_MATCHES = 100;

/**
 * The member that a user name, an id or an address means. An address means the member who confirmed it by a code, or whom
 * an operator made; others may only have typed it. Throws a NotAllowedError if several may be meant.
 */
async function findUser(db: Kysely<Database>, who: string): Promise<Selectable<UserRow> | undefined> {
  const name = normalizeUsername(who);
  const users = await db
    .selectFrom('users')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('username', '=', name),
        eb('email_key', '=', name),
        ...(/^\d{1,10}$/.test(name) ? [eb('id', '=', Number(name))] : []),
      ]),
    )
    // Several registrations may wait with one address; the active account is meant, else the newest.
    .orderBy('status')
    .orderBy('email_confirmed', 'desc')
    .orderBy('created_at', 'desc')
    .limit(MOST_MATCHES)
    .execute();
  const active = users.filter(({ status }) => status === 'active');
  const meant = users.filter((user) => user.username === name || String(user.id) === name || ownsAddress(user));
  const found = [meant, active].find(({ length }) => length > 0) ?? users.slice(0, 1);
  if (found.length > 1) {
    const names = found.map(({ username, id }) => `${username} (${id})`).join(', ');
    throw new NotAllowedError(
      `"${who}" may mean several members: ${names}. Name one by the user name or the id that no other has.`,
    );
  }
  return found[0];
}

const ownsAddress = (user: Selectable<UserRow>) =>
  user.status === 'active' && (user.email_confirmed === 1 || user.mobile_confirmed === 0);

/** A hash in the usual form that no password has, because its end is random. */
function unmatchedHash(): string {
  const text = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=19456,t=2,p=1$${text(16)}$${text(32)}`;
}

function sessionsText(count: number): string {
  return count === 1 ? '1 session was' : `${count} sessions were`;
}
