import { readInteger, type LargeInteger } from './large-integer.js';
import type { Store } from './database.js';

/** What an operator watches of the database. */
export interface StoreFigures {
  /** Messages that wait to be sent, and those of them that failed at least once. */
  readonly waiting: number;
  readonly failing: number;
  /** Messages that no further try can send. */
  readonly givenUp: number;
  /** Seconds that the oldest waiting message has waited. */
  readonly oldestSeconds: number;
  /** Documents that the search index does not have yet. */
  readonly unindexed: number;
  /** Bytes and connections, by name; which ones depends on the database. */
  readonly database: Readonly<Record<string, number>>;
}

/** Reads the figures. `now` is milliseconds since 1970. */
export async function readStoreFigures(store: Store, now: number): Promise<StoreFigures> {
  const { db } = store;
  const waiting = await db
    .selectFrom('outbox')
    .select((eb) => [
      eb.fn.countAll<LargeInteger>().as('count'),
      eb.fn.sum<LargeInteger>(eb.case().when('tries', '>', 0).then(1).else(0).end()).as('failing'),
      eb.fn.min('created_at').as('oldest'),
    ])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow();
  const givenUp = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<LargeInteger>().as('count'))
    .where('failed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const unindexed = await db
    .selectFrom('index_queue')
    .select((eb) => eb.fn.countAll<LargeInteger>().as('count'))
    .executeTakeFirstOrThrow();
  const oldest = readInteger(waiting.oldest ?? now);
  return {
    waiting: readInteger(waiting.count),
    failing: Number(waiting.failing ?? 0),
    givenUp: readInteger(givenUp.count),
    oldestSeconds: Math.max(0, Math.round((now - oldest) / 1000)),
    unindexed: readInteger(unindexed.count),
    database: await store.figures(),
  };
}
