import type { Transaction } from 'kysely';
import type { Database } from '../../store/database.js';

/** Revokes all access tokens of a member, in the caller's transaction. */
export async function revokeAllTokens(
  transaction: Transaction<Database>,
  { userId, now }: { readonly userId: number; readonly now: number },
): Promise<void> {
  await transaction
    .updateTable('access_tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}
