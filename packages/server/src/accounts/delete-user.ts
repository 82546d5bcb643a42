import type { Transaction } from 'kysely';
import type { Database } from '../store/database.js';

/** Deletes an account and, by the references of the tables, everything that belongs to it. Returns false if it is not there. */
export async function deleteUser(transaction: Transaction<Database>, userId: number): Promise<boolean> {
  const done = await transaction.deleteFrom('users').where('id', '=', userId).executeTakeFirst();
  return done.numDeletedRows > 0n;
}
