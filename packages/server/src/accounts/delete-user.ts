import type { Transaction } from 'kysely';
import type { Database } from '../store/database.js';

/**
 * Deletes an account and, by the references of the tables, everything that belongs to it, and the record of messages to
 * its address and number, but for those that another account has too: they may be another person's. Returns false if it is
 * not there.
 */
export async function deleteUser(transaction: Transaction<Database>, userId: number): Promise<boolean> {
  const user = await transaction
    .deleteFrom('users')
    .where('id', '=', userId)
    .returning(['email', 'email_key', 'email_confirmed', 'mobile', 'mobile_key', 'mobile_confirmed'])
    .executeTakeFirst();
  if (user === undefined) return false;
  const contacts = [
    { to: user.email, column: 'email_key', key: user.email_key, isConfirmed: user.email_confirmed === 1 },
    { to: user.mobile, column: 'mobile_key', key: user.mobile_key, isConfirmed: user.mobile_confirmed === 1 },
  ] as const;
  for (const { to, column, key, isConfirmed } of contacts) {
    if (to === '' || (!isConfirmed && key !== '' && (await isAnothers(transaction, column, key)))) continue;
    await transaction.deleteFrom('outbox').where('recipient', '=', to).execute();
  }
  return true;
}

async function isAnothers(
  transaction: Transaction<Database>,
  column: 'email_key' | 'mobile_key',
  key: string,
): Promise<boolean> {
  const other = await transaction.selectFrom('users').select('id').where(column, '=', key).executeTakeFirst();
  return other !== undefined;
}
