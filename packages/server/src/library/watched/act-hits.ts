import type { Kysely } from 'kysely';
import { splitActTitle } from '../act-title-key.js';
import { readRepeals } from '../read-repeals.js';
import type { Database } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { type Hit, recordHits } from './record-hits.js';

/** How the title of an act says that it amends another: `(Second Amendment)`, `(Amendment and Validation)`, `(Protection) Amendment Act`. */
const AMENDMENT = /\s*\([^()]*\bamendment\b[^()]*\)|\s+amendment\b(?=\s+act\b)/i;

/** The name of an act without what tells it from the acts that amend it. */
function baseName(title: string): string {
  const { name } = splitActTitle(title.replace(AMENDMENT, ''));
  return name.replace(/ act$/, '').replace(/^constitution of india$/, 'constitution');
}

/** The hits of alerts on acts that one of the new documents amends by its title: of acts of one name, the last one before it. */
export async function amendmentHits(db: Kysely<Database>, ids: readonly string[]): Promise<readonly Hit[]> {
  const arrived = await inChunks(ids, (chunk) =>
    db.selectFrom('documents').select(['id', 'kind', 'title', 'year']).where('id', 'in', chunk).execute(),
  );
  const amending = arrived.filter(({ kind, title }) => kind === 'act' && AMENDMENT.test(title));
  if (amending.length === 0) return [];
  const watched = await watchedActs(db, 'amended');
  if (watched.length === 0) return [];
  const acts = await db.selectFrom('documents').select(['id', 'title', 'year']).where('kind', '=', 'act').execute();
  const byName = Map.groupBy(
    acts.filter(({ title }) => !AMENDMENT.test(title)),
    ({ title }) => baseName(title),
  );
  return amending.flatMap(({ id: byId, title, year }) => {
    const before = byName.get(baseName(title))?.filter((act) => (act.year ?? 0) <= (year ?? Infinity)) ?? [];
    const amended = before.toSorted((one, other) => (other.year ?? 0) - (one.year ?? 0))[0];
    return watched
      .filter(({ target }) => target === amended?.id)
      .map(({ id, user_id: userId, target }) => ({
        alertId: id,
        userId,
        documentId: target,
        event: 'amended' as const,
        byId,
      }));
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
