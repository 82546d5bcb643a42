import { randomInt, randomUUID } from 'node:crypto';
import type { Kysely, Selectable, SelectQueryBuilder } from 'kysely';
import { type LargeInteger, readInteger } from '../store/large-integer.js';
import type { UserRow } from '../store/tables/account-tables.js';
import type { Database } from '../store/database.js';
import { runTransaction } from '../store/run-transaction.js';

/** Ids stay below 2^31, so they fit an integer column of every database. */
export const ID_LIMIT = 2 ** 31;

/** Data of a new account; the password is already hashed. */
export interface NewUser {
  readonly username: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly subscription: { readonly planId: number; readonly startsAt: number; readonly endsAt: number };
}

/** Reads and creates accounts. */
export interface Users {
  /** Finds a user by name as typed, ignoring case and surrounding blanks. */
  findByName(username: string): Promise<Selectable<UserRow> | undefined>;
  /** Stores the account with its subscription and returns its id. Stores nothing if the user name is taken: undefined. */
  create(user: NewUser): Promise<number | undefined>;
  /** Counts all accounts, also those that wait for their code. */
  count(): Promise<number>;
  /** Counts the active accounts: anyone can register without ever entering a code. */
  countActive(): Promise<number>;
  /** Returns the end of a user's latest subscription in milliseconds since 1970; 0 if there is none. */
  subscriptionEnd(userId: number): Promise<number>;
}

/** Returns the form in which user names are stored and compared. */
export function normalizeUsername(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}

export function createUsers(db: Kysely<Database>): Users {
  return {
    findByName: (username) =>
      db.selectFrom('users').selectAll().where('username', '=', normalizeUsername(username)).executeTakeFirst(),

    create: ({ username, passwordHash, firstName, lastName, subscription }) =>
      runTransaction(db, async (transaction) => {
        const id = randomInt(1, ID_LIMIT);
        const user = {
          id,
          username: normalizeUsername(username),
          password_hash: passwordHash,
          created_at: subscription.startsAt,
        };
        const created = await transaction
          .insertInto('users')
          .values({ ...user, first_name: firstName, last_name: lastName, email: '', mobile: '' })
          .onConflict((conflict) => conflict.column('username').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (created === undefined) return undefined;
        const { planId, startsAt, endsAt } = subscription;
        await transaction
          .insertInto('subscriptions')
          .values({ id: randomUUID(), user_id: id, plan_id: planId, starts_at: startsAt, ends_at: endsAt })
          .execute();
        return id;
      }),

    count: () => countOf(db.selectFrom('users')),
    countActive: () => countOf(db.selectFrom('users').where('status', '=', 'active')),

    async subscriptionEnd(userId) {
      const row = await db
        .selectFrom('subscriptions')
        .select((eb) => eb.fn.max('ends_at').as('end'))
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return readInteger(row?.end ?? 0);
    },
  };
}

async function countOf(users: SelectQueryBuilder<Database, 'users', object>): Promise<number> {
  const row = await users.select((eb) => eb.fn.countAll<LargeInteger>().as('count')).executeTakeFirstOrThrow();
  return readInteger(row.count);
}
