import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../store/database.js';
import { dailySlot, INDIA, knownTimeZone, weeklySlot } from './mail-slots.js';

/** How a member wants to be told; what is missing stays as it is. */
export interface MemberChoice {
  readonly agrees?: boolean | undefined;
  readonly watchesOwn?: boolean | undefined;
  readonly timeZone?: string | undefined;
  /** Where the member uses the library now. */
  readonly origin: string;
}

/** Random part of a feed's address. */
const newFeedId = (): string => randomBytes(16).toString('base64url');

/** Stores how a member is told. The first row of a member has no agreement, unless he gives it. */
export async function saveMember(
  db: Kysely<Database>,
  userId: number,
  choice: MemberChoice,
  now: number,
): Promise<void> {
  const timeZone = choice.timeZone === undefined ? INDIA : knownTimeZone(choice.timeZone);
  await db
    .insertInto('alert_members')
    .values({
      user_id: userId,
      agreed_at: choice.agrees === true ? now : null,
      time_zone: timeZone,
      watches_own: choice.watchesOwn === false ? 0 : 1,
      feed_id: newFeedId(),
      origin: choice.origin,
      // The first e-mail goes at the next time.
      daily_on: dailySlot(now, timeZone).day,
      weekly_on: weeklySlot(now, timeZone).day,
      at_once_at: null,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        origin: choice.origin,
        ...(choice.agrees === undefined ? {} : { agreed_at: choice.agrees ? now : null }),
        ...(choice.watchesOwn === undefined ? {} : { watches_own: choice.watchesOwn ? 1 : 0 }),
        ...(choice.timeZone === undefined ? {} : { time_zone: timeZone }),
      }),
    )
    .execute();
}

/** Gives the feed a new address. */
export async function renewFeed(db: Kysely<Database>, userId: number): Promise<void> {
  await db.updateTable('alert_members').set({ feed_id: newFeedId() }).where('user_id', '=', userId).execute();
}
