import type { Kysely, Transaction } from 'kysely';
import { subscribersAt } from '../accounts/read-subscription.js';
import { type Hit, recordHits } from '../library/watched/record-hits.js';
import type { Database, Store } from '../store/database.js';
import { inChunks } from '../store/in-chunks.js';
import { type LargeInteger, readInteger } from '../store/large-integer.js';
import { runTransaction } from '../store/run-transaction.js';

/** What one search found among the new documents. */
export interface Found {
  readonly ids: readonly string[];
  /** Whether it asks for words that only readers of whole texts may ask for. */
  readonly needsSubscription: boolean;
}

/** Hits that one transaction stores or deletes: other writes, and requests, come before the next ones. */
const HITS_AT_ONCE = 1_000;

/**
 * Hits that a member has at most: twice the entries of a feed, which shows more than a list or an e-mail. Beyond, the oldest of what is
 * found often go. So many of one batch are stored too.
 */
export const MAX_HITS = 10_000;

/** What an alert may find without end. What is red or repealed stays. */
const OFTEN = ['new', 'cited', 'followed', 'distinguished'] as const;

interface StoreTask {
  /** By the keys of the searches. */
  readonly found: ReadonlyMap<string, Found>;
  /** The new documents. */
  readonly arrived: readonly string[];
  readonly now: number;
}

/**
 * Stores what searches found, a part in each transaction: what is stored already stays as it is, so a run that died in between is
 * repeated. Returns the members to whom the new documents brought something, whose hits may be too many now.
 */
export async function storeSearchHits({ db }: Store, { found, arrived, now }: StoreTask): Promise<ReadonlySet<number>> {
  const alerts = await inChunks([...found.keys()], (chunk) =>
    db.selectFrom('alerts').select(['id', 'user_id', 'body_key']).where('body_key', 'in', chunk).execute(),
  );
  const subscribers = await subscribersAt(db, now);
  const counts = new Map<number, number>();
  let part: Hit[] = [];
  const store = async () => {
    const hits = part;
    part = [];
    await runTransaction(db, async (transaction) => recordHits(transaction, await ofKnown(transaction, hits), now));
  };
  for (const { id, user_id: userId, body_key: key } of alerts) {
    const { ids = [], needsSubscription = false } = found.get(key) ?? {};
    // The words behind a preview tell a member without a subscription no more than a search does.
    if (needsSubscription && !subscribers.has(userId)) continue;
    const count = counts.get(userId) ?? 0;
    const stored = ids.slice(0, Math.max(0, MAX_HITS - count));
    counts.set(userId, count + stored.length);
    for (const documentId of stored) part.push({ alertId: id, userId, documentId, event: 'new', byId: '' });
    if (part.length >= HITS_AT_ONCE) await store();
  }
  await store();
  const told = await inChunks(arrived, (chunk) =>
    db.selectFrom('alert_hits').select('user_id').distinct().where('by_id', 'in', chunk).execute(),
  );
  return new Set([...counts.keys(), ...told.map(({ user_id }) => user_id)]);
}

/** The hits of alerts that were not deleted meanwhile. */
async function ofKnown(transaction: Transaction<Database>, hits: readonly Hit[]): Promise<readonly Hit[]> {
  const rows = await inChunks([...new Set(hits.map(({ alertId }) => alertId))], (chunk) =>
    transaction.selectFrom('alerts').select('id').where('id', 'in', chunk).execute(),
  );
  const known = new Set(rows.map(({ id }) => id));
  return hits.filter(({ alertId }) => known.has(alertId));
}

/** Deletes the oldest hits of members who have more than `MAX_HITS`. */
export async function trimHits({ db }: Store, users: Iterable<number>): Promise<void> {
  for (const userId of users)
    for (let left = await tooMany(db, userId); left > 0; left -= HITS_AT_ONCE)
      await runTransaction(db, (transaction) => deleteOldest(transaction, userId, Math.min(left, HITS_AT_ONCE)));
}

async function tooMany(db: Kysely<Database>, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('alert_hits')
    .select((eb) => eb.fn.countAll<LargeInteger>().as('count'))
    .where('user_id', '=', userId)
    .where('event', 'in', OFTEN)
    .executeTakeFirstOrThrow();
  return readInteger(count) - MAX_HITS;
}

async function deleteOldest(db: Transaction<Database>, userId: number, count: number): Promise<void> {
  const oldest = db
    .selectFrom('alert_hits')
    .select(['alert_id', 'document_id', 'event', 'by_id'])
    .where('user_id', '=', userId)
    .where('event', 'in', OFTEN)
    .orderBy('found_at')
    .orderBy('document_id')
    .orderBy('alert_id')
    .limit(count)
    .$asTuple('alert_id', 'document_id', 'event', 'by_id');
  await db
    .deleteFrom('alert_hits')
    .where((hit) => hit(hit.refTuple('alert_id', 'document_id', 'event', 'by_id'), 'in', oldest))
    .execute();
}
