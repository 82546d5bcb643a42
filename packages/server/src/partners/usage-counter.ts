import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../store/database.js';
import { runTransaction } from '../store/run-transaction.js';

/** One request with a known key. */
export interface CountedUse {
  readonly portalId: string;
  readonly key: string;
  readonly isRefused: boolean;
  /** Version of the widget script, as the page sent it. */
  readonly version?: unknown;
}

/** Counts the requests of portals by day. */
export interface UsageCounter {
  /** Adds one request in memory. Takes no time. */
  count(use: CountedUse): void;
  /** Writes what was counted. After a failure the counts stay in memory for the next time. */
  flush(): Promise<void>;
}

interface UsageCounterOptions {
  readonly db: Kysely<Database>;
  /** The day in India, ISO. */
  readonly today: () => string;
}

interface DayOfPortal {
  readonly portalId: string;
  readonly day: string;
  answered: number;
  refused: number;
  readonly keys: Set<string>;
  readonly versions: Set<string>;
}

const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}(-[\w.]{1,20})?$/;
/** A page can send any version, so only so many of one portal are kept. */
const MAX_VERSIONS = 10;

/** Counts nothing, for a database that takes no writes. */
export const noCounter: UsageCounter = { count: () => undefined, flush: () => Promise.resolve() };

/** Creates the counter. Its memory holds one entry for each portal and day since the last flush. */
export function createUsageCounter({ db, today }: UsageCounterOptions): UsageCounter {
  let waiting = new Map<string, DayOfPortal>();
  let flushing: Promise<void> = Promise.resolve();

  const entryOf = (portalId: string, day: string): DayOfPortal => {
    const id = `${day} ${portalId}`;
    const known = waiting.get(id);
    if (known) return known;
    const entry = { portalId, day, answered: 0, refused: 0, keys: new Set<string>(), versions: new Set<string>() };
    waiting.set(id, entry);
    return entry;
  };

  const write = async () => {
    const written = waiting;
    if (written.size === 0) return;
    waiting = new Map();
    try {
      await runTransaction(db, async (transaction) => {
        for (const entry of written.values()) await writeDay(transaction, entry);
      });
    } catch (error) {
      for (const lost of written.values()) {
        const entry = entryOf(lost.portalId, lost.day);
        entry.answered += lost.answered;
        entry.refused += lost.refused;
        for (const key of lost.keys) entry.keys.add(key);
        for (const version of lost.versions) entry.versions.add(version);
      }
      throw error;
    }
  };

  return {
    count({ portalId, key, isRefused, version }) {
      const entry = entryOf(portalId, today());
      entry[isRefused ? 'refused' : 'answered'] += 1;
      if (isRefused) return;
      entry.keys.add(key);
      if (typeof version === 'string' && VERSION.test(version) && entry.versions.size < MAX_VERSIONS)
        entry.versions.add(version);
    },
    flush() {
      // One after the other, so that a caller finds everything written that was counted before the call.
      flushing = flushing.catch(() => undefined).then(write);
      return flushing;
    },
  };
}

async function writeDay(db: Transaction<Database>, entry: DayOfPortal): Promise<void> {
  const { portalId, day, answered, refused, keys, versions } = entry;
  // The portal may have been removed since it was counted.
  const portal = await db.selectFrom('partner_portals').select('id').where('id', '=', portalId).executeTakeFirst();
  if (portal === undefined) return;
  await db
    .insertInto('partner_usage')
    .values({ portal_id: portalId, day, answered, refused })
    .onConflict((conflict) =>
      conflict.columns(['portal_id', 'day']).doUpdateSet({
        answered: sql`partner_usage.answered + excluded.answered`,
        refused: sql`partner_usage.refused + excluded.refused`,
      }),
    )
    .execute();
  for (const key of keys)
    await db
      .updateTable('partner_keys')
      .set({ last_used_on: day })
      .where('key', '=', key)
      .where('last_used_on', '<', day)
      .execute();
  for (const version of versions)
    await db
      .insertInto('partner_versions')
      .values({ portal_id: portalId, version, seen_on: day })
      .onConflict((conflict) => conflict.columns(['portal_id', 'version']).doUpdateSet({ seen_on: day }))
      .execute();
  if (versions.size > 0) await dropOldVersions(db, portalId);
}

async function dropOldVersions(db: Transaction<Database>, portalId: string): Promise<void> {
  const kept = await db
    .selectFrom('partner_versions')
    .select('version')
    .where('portal_id', '=', portalId)
    .orderBy('seen_on', 'desc')
    .orderBy('version', 'desc')
    .limit(MAX_VERSIONS)
    .execute();
  await db
    .deleteFrom('partner_versions')
    .where('portal_id', '=', portalId)
    .where(
      'version',
      'not in',
      kept.map(({ version }) => version),
    )
    .execute();
}
