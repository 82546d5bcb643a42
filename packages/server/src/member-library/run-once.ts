import type { Transaction } from 'kysely';
import type { Database } from '../store/database.js';

/** Who sends a request, and the key of its action; an empty key for a request that is never repeated. */
export interface RequestKey {
  readonly userId: number;
  readonly key: string;
  readonly now: number;
}

/** Creates something once for each key. A repetition gets the id that the first request has created (C3). */
export async function runOnce(
  transaction: Transaction<Database>,
  { userId, key, now }: RequestKey,
  create: () => Promise<string>,
): Promise<string> {
  if (key === '') return create();
  const known = await transaction
    .selectFrom('member_requests')
    .select('answer')
    .where('user_id', '=', userId)
    .where('request_key', '=', key)
    .executeTakeFirst();
  if (known !== undefined) return known.answer;
  const answer = await create();
  await transaction
    .insertInto('member_requests')
    .values({ user_id: userId, request_key: key, answer, made_at: now })
    .execute();
  return answer;
}
