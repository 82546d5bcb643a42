import { accessTokenLimits } from '@headnote/core/contract';
import { BusyError } from '@headnote/core/errors';
import type { Kysely } from 'kysely';
import type { Cells } from '../../runtime/budgets/cells.js';
import { createSlidingWindows } from '../../runtime/budgets/sliding-windows.js';
import type { Database } from '../../store/database.js';
import { runTransaction } from '../../store/run-transaction.js';
import { dayInIndia, endOfDay } from '../subscription.js';

/** The time of `accessTokenLimits.perMinute`. */
const MINUTE_MS = 60_000;

/** Takes requests of a member from his minute. Rejects with a BusyError while it has not enough left. */
export type SpendOfMinute = (userId: number, cost: number) => Promise<void>;

/** Creates a limit of requests a minute. `name` is that of the budget. */
export function createRequestMinute(cells: Cells, name: string): SpendOfMinute {
  const minute = createSlidingWindows(cells, name, [{ limit: accessTokenLimits.perMinute, milliseconds: MINUTE_MS }]);
  return async (userId, cost) => {
    const wait = Math.max(...(await minute.take(userId, cost)));
    if (wait <= 0) return;
    const retryAfter = Math.max(1, Math.ceil(wait / 1000));
    throw new BusyError(
      `The limit of ${accessTokenLimits.perMinute} requests a minute is reached. Try again in ${retryAfter} seconds.`,
      { retryAfter },
    );
  };
}

/** A request of a token. */
export interface TokenUse {
  readonly tokenId: string;
  readonly userId: number;
  /** Requests that it counts as. */
  readonly cost: number;
  /** Network address without its last parts. */
  readonly address: string;
}

/**
 * Takes a request from the day of its member, and notes the use of the token. Throws a BusyError with the seconds until
 * midnight in India if the day has not enough left.
 */
export async function spendOfDay(
  db: Kysely<Database>,
  { tokenId, userId, cost, address }: TokenUse,
  now: number,
): Promise<void> {
  const usedOn = dayInIndia(now);
  await runTransaction(db, async (transaction) => {
    await transaction
      .insertInto('access_token_days')
      .values({ user_id: userId, used_on: usedOn, used: 0 })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ used_on: usedOn, used: 0 })
          .where('access_token_days.used_on', '<>', usedOn),
      )
      .execute();
    // The update itself decides, so two requests at once cannot both take the last one.
    const { numUpdatedRows } = await transaction
      .updateTable('access_token_days')
      .set((eb) => ({ used: eb('used', '+', cost) }))
      .where('user_id', '=', userId)
      .where('used', '<=', accessTokenLimits.perDay - cost)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw dayIsUsed(now);
    await transaction
      .updateTable('access_tokens')
      .set((eb) => ({
        last_used_at: now,
        address,
        used_on: usedOn,
        used: eb
          .case()
          .when('used_on', '=', usedOn)
          .then(eb('used', '+', cost))
          .else(cost)
          .end(),
      }))
      .where('id', '=', tokenId)
      .execute();
  });
}

function dayIsUsed(now: number): BusyError {
  const end = endOfDay(now);
  return new BusyError(
    `The limit of ${accessTokenLimits.perDay} requests a day does not leave enough for this one. Try again on ${dayInIndia(end)} after midnight in India.`,
    { retryAfter: Math.ceil((end - now) / 1000) },
  );
}
