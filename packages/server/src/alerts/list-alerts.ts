import {
  type Alert,
  type AlertEvent,
  type AlertHit,
  alertLimits,
  type AlertList,
  warnings,
} from '@headnote/core/contract';
import type { Store } from '../store/database.js';
import { inChunks } from '../store/in-chunks.js';
import { readInteger } from '../store/large-integer.js';
import { confirmedContacts } from '../accounts/confirmed-contacts.js';
import { alertName } from './alert-name.js';
import { INDIA } from './mail-slots.js';
import { keptDocuments } from '../library/watched/own-alerts.js';
import { readHits } from './read-hits.js';

/** What the list says of the member, without the address of the feed, which only the server can write. */
export type StoredAlertList = Omit<AlertList, 'feedUrl'> & { readonly feedId: string };

/** Lists the alerts of a member, the newest first. */
export async function listAlerts({ db }: Store, userId: number): Promise<StoredAlertList> {
  const rows = await db
    .selectFrom('alerts')
    .leftJoin('documents', 'documents.id', 'alerts.target')
    .selectAll('alerts')
    .select(['documents.title', 'documents.appellant', 'documents.respondent', 'documents.house_citation'])
    .where('alerts.user_id', '=', userId)
    .orderBy('alerts.created_at', 'desc')
    .orderBy('alerts.id')
    .execute();
  const counts = await countHits(
    db,
    rows.map(({ id }) => id),
  );
  const member = await db.selectFrom('alert_members').selectAll().where('user_id', '=', userId).executeTakeFirst();
  const user = await db
    .selectFrom('users')
    .select(['email', 'mobile', 'email_confirmed', 'mobile_confirmed'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { kept } = await db
    .selectFrom(keptDocuments(db).as('kept'))
    .select((eb) => eb.fn.count<number | string>('kept.document_id').distinct().as('kept'))
    .where('kept.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    alerts: rows.map((row): Alert => {
      const count = counts.get(row.id);
      const isDocument = row.kind === 'judgment' || row.kind === 'act';
      return {
        id: row.id,
        kind: row.kind,
        name: alertName(row),
        documentId: isDocument ? row.target : '',
        houseCitation: row.house_citation ?? '',
        query: row.query,
        events: JSON.parse(row.events) as AlertEvent[],
        frequency: row.frequency,
        isPaused: row.paused_at !== null,
        createdAt: isoOf(row.created_at),
        ranAt: row.run_at === null ? '' : isoOf(row.run_at),
        total: count?.total ?? 0,
        fresh: count?.fresh ?? 0,
        failure: row.failure,
      };
    }),
    hasAgreed: member !== undefined && member.agreed_at !== null,
    email: confirmedContacts(user).find(({ channel }) => channel === 'email')?.to ?? '',
    timeZone: member?.time_zone ?? INDIA,
    watchesOwn: member?.watches_own !== 0,
    kept: readInteger(kept),
    feedId: member?.feed_id ?? '',
  };
}

const isoOf = (at: Parameters<typeof readInteger>[0]): string => new Date(readInteger(at)).toISOString();

async function countHits(db: Store['db'], ids: readonly string[]) {
  const rows = await inChunks([...new Set(ids)], (chunk) =>
    db
      .selectFrom('alert_hits')
      .innerJoin('alerts', 'alerts.id', 'alert_hits.alert_id')
      .select(['alert_id', (eb) => eb.fn.countAll<number | string>().as('total')])
      .select((eb) =>
        eb.fn
          .sum<number | string>(
            eb.case().when(eb.fn.coalesce('withdrawn_at', 'found_at'), '>', eb.ref('seen_at')).then(1).else(0).end(),
          )
          .as('fresh'),
      )
      .where('alert_id', 'in', chunk)
      .groupBy('alert_id')
      .execute(),
  );
  return new Map(
    rows.map(({ alert_id, total, fresh }) => [alert_id, { total: readInteger(total), fresh: readInteger(fresh) }]),
  );
}

const keyOf = (row: {
  readonly alert_id: string;
  readonly document_id: string;
  readonly event: string;
  readonly by_id: string;
}): string => [row.alert_id, row.document_id, row.event, row.by_id].join(' ');

interface HitTask {
  readonly userId: number;
  /** Empty for all alerts. */
  readonly id: string;
  readonly withSentences: boolean;
}

/** Warnings that are listed in any case, however much else was found since. */
const WARNINGS_LISTED = 50;

/** Lists what alerts of a member found, the latest first. Warnings come into the list before anything else. */
export async function listHits(store: Store, { userId, id, withSentences }: HitTask): Promise<readonly AlertHit[]> {
  const own = store.db
    .selectFrom('alert_hits')
    .innerJoin('alerts', 'alerts.id', 'alert_hits.alert_id')
    .selectAll('alert_hits')
    .select('seen_at')
    .where('alerts.user_id', '=', userId)
    .orderBy('found_at', 'desc')
    .orderBy('document_id');
  const asked = id === '' ? own : own.where('alert_id', '=', id);
  const red = await asked.where('event', 'in', warnings).limit(WARNINGS_LISTED).execute();
  const known = new Set(red.map(keyOf));
  const latest = await asked.limit(alertLimits.hitsListed).execute();
  const others = latest.filter((row) => !known.has(keyOf(row)));
  const rows = [...red, ...others.slice(0, alertLimits.hitsListed - red.length)].toSorted(
    (one, other) => readInteger(other.found_at) - readInteger(one.found_at),
  );
  const seenAt = new Map(rows.map((row) => [row.alert_id, readInteger(row.seen_at)]));
  const shown = await readHits(store, rows, { withSentences });
  return shown.map(({ row, ...hit }) => ({
    ...hit,
    isNew: readInteger(row.withdrawn_at ?? row.found_at) > (seenAt.get(row.alert_id) ?? 0),
  }));
}
