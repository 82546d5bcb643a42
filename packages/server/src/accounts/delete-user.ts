import type { Transaction } from 'kysely';
import type { Database } from '../store/database.js';

/**
 * Deletes an account and, by the references of the tables, everything that belongs to it, and the record of messages to
 * its address and number. Returns false if it is not there.
 */
export async function deleteUser(transaction: Transaction<Database>, userId: number): Promise<boolean> {
  const user = await transaction
    .deleteFrom('users')
    .where('id', '=', userId)
    .returning(['email', 'mobile'])
    .executeTakeFirst();
  if (user === undefined) return false;
  const recipients = [user.email, user.mobile].filter((to) => to !== '');
  if (recipients.length > 0) await transaction.deleteFrom('outbox').where('recipient', 'in', recipients).execute();
  return true;
}
