import type { Kysely } from 'kysely';
import { readSubscription } from '../accounts/read-subscription.js';
import type { Database } from '../store/database.js';

/** Returns whether a member may read texts now. */
export async function hasSubscription(db: Kysely<Database>, userId: number, now: number): Promise<boolean> {
  return (await readSubscription(db, userId, now)).daysRemaining > 0;
}
