import type { Kysely } from 'kysely';
import { splitActTitle } from '../act-title-key.js';
import { readRepeals } from '../read-repeals.js';
import type { Database } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { type Hit, recordHits } from './record-hits.js';

/** The words by which the title of an act says that it amends another: `The Arbitration (Second Amendment) Act`. */
const AMENDMENT = /\s*\((?:[^()]*\s)?amendment\)/i;

/** The hits of alerts on acts that one of the new documents amends by its title. */
export async function amendmentHits(db: Kysely<Database>, ids: readonly string[]): Promise<readonly Hit[]> {
  const arrived = await inChunks(ids, (chunk) =>
    db.selectFrom('documents').select(['id', 'title']).where('kind', '=', 'act').where('id', 'in', chunk).execute(),
  );
  const amending = new Map(
    arrived
      .filter(({ title }) => AMENDMENT.test(title))
      .map(({ id, title }) => [splitActTitle(title.replace(AMENDMENT, '')).name, id]),
  );
  if (amending.size === 0) return [];
  const watched = await watchedActs(db, 'amended');
  return watched.flatMap(({ id, user_id, target, title }) => {
    const byId = amending.get(splitActTitle(title).name);
    return byId === undefined || byId === target
      ? []
      : [{ alertId: id, userId: user_id, documentId: target, event: 'amended', byId }];
  });
}

/** The alerts on acts that are repealed, with the repealing act; its id is empty if the library does not have it. */
export async function repealHits(db: Kysely<Database>): Promise<readonly Hit[]> {
  const watched = await watchedActs(db, 'repealed');
  const repeals = await readRepeals(
    db,
    watched.map(({ title, act_number: actNumber, year, is_sample }) => ({
      title,
      actNumber,
      year,
      isSample: is_sample === 1,
    })),
  );
  return watched.flatMap(({ id, user_id, target }, at): Hit[] => {
    const repeal = repeals[at];
    return repeal === undefined
      ? []
      : [{ alertId: id, userId: user_id, documentId: target, event: 'repealed', byId: repeal.byId }];
  });
}

/** Tells of the acts that are repealed now and were not before a new list was loaded. */
export async function recordRepeals(db: Kysely<Database>, before: readonly Hit[], now: number): Promise<void> {
  const known = new Set(before.map(({ alertId }) => alertId));
  await recordHits(
    db,
    (await repealHits(db)).filter(({ alertId }) => !known.has(alertId)),
    now,
  );
}

async function watchedActs(db: Kysely<Database>, event: 'amended' | 'repealed') {
  const rows = await db
    .selectFrom('alerts')
    .innerJoin('documents', 'documents.id', 'alerts.target')
    .select(['alerts.id', 'user_id', 'target', 'events', 'title', 'act_number', 'year', 'is_sample'])
    .where('alerts.kind', '=', 'act')
    .execute();
  return rows.filter(({ events }) => (JSON.parse(events) as string[]).includes(event));
}
