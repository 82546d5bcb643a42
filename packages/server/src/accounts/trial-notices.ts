import type { Kysely } from 'kysely';
import type { MessageTexts } from '../messages/message-texts.js';
import { queueMessage } from '../messages/queue-message.js';
import type { Database } from '../store/database.js';
import { readInteger } from '../store/large-integer.js';
import { runTransaction } from '../store/run-transaction.js';
import { DAY_MS, TRIAL_PLAN_ID } from './subscription.js';

interface TrialNoticesOptions {
  readonly db: Kysely<Database>;
  readonly texts: MessageTexts;
  readonly now: () => number;
}

/** A trial ends at midnight in India, so its last day but one begins two days earlier. */
const NOTICE_MS = 2 * DAY_MS;

/**
 * Writes to each member whose trial has its last day tomorrow in India, or today if the server did not run yesterday.
 * Once for each trial; never to accounts that wait for their deletion, or that have a later subscription.
 */
export async function announceTrialEnds({ db, texts, now }: TrialNoticesOptions): Promise<void> {
  const at = now();
  const due = await db
    .selectFrom('subscriptions as trial')
    .innerJoin('users', 'users.id', 'trial.user_id')
    .select('trial.id')
    .where('trial.plan_id', '=', TRIAL_PLAN_ID)
    .where('trial.ends_at', '>', at)
    .where('trial.ends_at', '<=', at + NOTICE_MS)
    .where('users.status', '=', 'active')
    .where('users.email', '<>', '')
    .where('users.deletes_at', 'is', null)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('trial_notices').select('sent_at').whereRef('subscription_id', '=', 'trial.id'))),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('subscriptions as later')
            .select('later.id')
            .whereRef('later.user_id', '=', 'trial.user_id')
            .whereRef('later.ends_at', '>', 'trial.ends_at'),
        ),
      ),
    )
    .execute();
  for (const { id } of due) await announce({ db, texts, now }, id);
}

async function announce({ db, texts, now }: TrialNoticesOptions, subscriptionId: string): Promise<void> {
  await runTransaction(db, async (transaction) => {
    // Reads again: the account may be gone by now, or wait for its deletion.
    const trial = await transaction
      .selectFrom('subscriptions')
      .innerJoin('users', 'users.id', 'subscriptions.user_id')
      .select(['users.email', 'subscriptions.ends_at'])
      .where('subscriptions.id', '=', subscriptionId)
      .where('users.deletes_at', 'is', null)
      .executeTakeFirst();
    if (trial === undefined) return;
    const stored = await transaction
      .insertInto('trial_notices')
      .values({ subscription_id: subscriptionId, sent_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('subscription_id')
      .executeTakeFirst();
    if (stored === undefined) return;
    // The end is the midnight after the last day.
    await queueMessage(transaction, texts.trialEnds(trial.email, { on: readInteger(trial.ends_at) - 1 }), now());
  });
}
