import type { Kysely } from 'kysely';
import type { Database } from '../../store/database.js';
import { readInteger } from '../../store/large-integer.js';
import { runTransaction } from '../../store/run-transaction.js';
import { deleteUser } from '../delete-user.js';
import { type FlowParts, refusal, type StepResult } from '../flows/flow-parts.js';
import { DAY_MS, dayInIndia } from '../subscription.js';
import { type PasswordProof, WRONG_PASSWORD } from './password-proof.js';

/** How long a member may still keep the account. */
export const DELETION_GRACE_MS = 14 * DAY_MS;

/** The answer to a request to delete an account. */
export type DeletionResult =
  | { readonly isDone: true; readonly message: string; readonly deletesOn: string }
  | { readonly isDone: false; readonly message: string };

const KEPT = 'Your account stays.';
const NOT_PENDING = 'Your account is not going to be deleted.';

/** Ends all sessions, sets the day of the deletion and writes it to the member. A second request keeps the first day. */
export async function deleteOnRequest(
  { parts, prove }: { readonly parts: FlowParts; readonly prove: PasswordProof },
  userId: number,
  password: string,
): Promise<DeletionResult> {
  if (!(await prove(userId, password))) return { isDone: false, message: WRONG_PASSWORD };
  return runTransaction(parts.db, async (transaction) => {
    await transaction
      .updateTable('users')
      .set({ deletes_at: parts.now() + DELETION_GRACE_MS })
      .where('id', '=', userId)
      .where('deletes_at', 'is', null)
      .execute();
    const user = await transaction
      .selectFrom('users')
      .select(['email', 'deletes_at'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const on = readInteger(user.deletes_at ?? 0);
    await parts.sessions.endAll(transaction, { userId, reason: 'deletion of the account' });
    await transaction.deleteFrom('account_flows').where('user_id', '=', userId).execute();
    if (user.email !== '') await parts.queue(transaction, parts.texts.accountWillBeDeleted(user.email, { on }));
    const deletesOn = dayInIndia(on);
    const message = `All sessions have ended. Your account will be deleted on ${deletesOn}. Until then you can sign in and keep it.`;
    return { isDone: true, message, deletesOn };
  });
}

/** Keeps an account that waits for its deletion. */
export async function keepAccount(db: Kysely<Database>, userId: number): Promise<StepResult> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ deletes_at: null })
    .where('id', '=', userId)
    .where('deletes_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? refusal(NOT_PENDING) : { isDone: true, message: KEPT, handle: '' };
}

/** Deletes the accounts whose day has come, each in a transaction of its own, and writes it to their owners. */
export async function purgeDeleted(parts: FlowParts): Promise<void> {
  const { db, now } = parts;
  const due = await db.selectFrom('users').select('id').where('deletes_at', '<=', now()).execute();
  for (const { id } of due) {
    await runTransaction(db, async (transaction) => {
      // Reads again: the member may have kept the account just now.
      const user = await transaction
        .selectFrom('users')
        .select('email')
        .where('id', '=', id)
        .where('deletes_at', '<=', now())
        .executeTakeFirst();
      if (user === undefined) return;
      await deleteUser(transaction, id);
      if (user.email !== '') await parts.queue(transaction, parts.texts.accountDeleted(user.email));
    });
  }
}
