import type { Kysely } from 'kysely';
import type { Subscription } from '@headnote/core/contract';
import type { Database } from '../store/database.js';
import { readInteger } from '../store/large-integer.js';
import { dayInIndia, daysRemaining, lastDay, renewalEnd, TRIAL_PLAN_ID } from './subscription.js';

const NONE: Subscription = {
  packageName: '',
  startDate: null,
  endDate: null,
  renewUntil: null,
  daysRemaining: 0,
  state: 'none',
};

/**
 * Reads a member's subscription: package and start of the period in force now, and the end of the last one, which may
 * be a renewal that has not begun. Without a period in force, the last one. Dates are days in India.
 */
export async function readSubscription(db: Kysely<Database>, userId: number, now: number): Promise<Subscription> {
  const rows = await db
    .selectFrom('subscriptions')
    .leftJoin('subscription_packages', 'subscription_packages.id', 'subscriptions.plan_id')
    .select(['plan_id', 'starts_at', 'ends_at', 'subscription_packages.name'])
    .where('user_id', '=', userId)
    .orderBy('ends_at', 'desc')
    .execute();
  const [last] = rows;
  if (last === undefined) return NONE;
  const row = rows.find((one) => readInteger(one.starts_at) <= now && readInteger(one.ends_at) > now) ?? last;
  const endsAt = readInteger(last.ends_at);
  const isTrial = last.plan_id === TRIAL_PLAN_ID;
  return {
    packageName: row.name ?? '',
    startDate: dayInIndia(readInteger(row.starts_at)),
    endDate: lastDay(endsAt),
    renewUntil: isTrial ? null : lastDay(renewalEnd(endsAt)),
    daysRemaining: daysRemaining(endsAt, now),
    state: stateOf({ isTrial, endsAt, now }),
  };
}

interface Period {
  readonly isTrial: boolean;
  readonly endsAt: number;
  readonly now: number;
}

/** A trial is not renewed: who pays after it pays for a first year. */
function stateOf({ isTrial, endsAt, now }: Period): Subscription['state'] {
  if (endsAt > now) return isTrial ? 'trial' : 'active';
  return !isTrial && renewalEnd(endsAt) > now ? 'renewable' : 'lapsed';
}

/** The members whose subscription runs. */
export async function subscribersAt(db: Kysely<Database>, now: number): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('subscriptions').select('user_id').distinct().where('ends_at', '>', now).execute();
  return new Set(rows.map(({ user_id }) => user_id));
}
