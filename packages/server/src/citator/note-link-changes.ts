import { speakers, treatments, warningOf } from '@headnote/core/contract';
import type { Kysely } from 'kysely';
import { readSources } from '../library/sources.js';
import type { Database } from '../store/database.js';
import type { CaseLinkRow } from '../store/tables/citator-tables.js';
import { inChunks } from '../store/in-chunks.js';
import { type AlertEvent, choiceOf, isRed } from '../library/watched/events.js';
import { findOwnAlerts } from '../library/watched/own-alerts.js';
import { type Hit, recordHits, withdrawHits } from '../library/watched/record-hits.js';

/** What decides how a judgment treats another. */
export type TreatedLink = Pick<CaseLinkRow, 'citing_id' | 'cited_id' | 'treatment' | 'speaker' | 'is_smaller_bench'>;

/** Links that are gone, and those that came; a link that changed is in both. */
export interface LinkChanges {
  readonly gone: readonly TreatedLink[];
  readonly come: readonly TreatedLink[];
}

interface Said {
  readonly citedId: string;
  readonly citingId: string;
  readonly event: AlertEvent;
  /** False if the judgment cited it before, in another way. */
  readonly isNew: boolean;
}

/**
 * Gives changed treatments to the alerts that watch them, in the transaction of the change, so that each is told once. What
 * was told and is not so any more is taken back.
 */
export async function noteLinkChanges(db: Kysely<Database>, { gone, come }: LinkChanges, now: number): Promise<void> {
  const before = new Map(gone.map((link) => [keyOf(link), eventOf(link)]));
  const after = new Map(come.map((link) => [keyOf(link), eventOf(link)]));
  const withdrawn = gone.filter((link) => before.get(keyOf(link)) !== after.get(keyOf(link)));
  if (withdrawn.length > 0)
    await withdrawHits(
      db,
      withdrawn.map((link) => ({
        documentId: link.cited_id,
        byId: link.citing_id,
        event: before.get(keyOf(link)) ?? 'cited',
        isCited: after.has(keyOf(link)),
      })),
      now,
    );
  const said = come
    .filter((link) => before.get(keyOf(link)) !== after.get(keyOf(link)))
    .map((link): Said => ({
      citedId: link.cited_id,
      citingId: link.citing_id,
      event: after.get(keyOf(link)) ?? 'cited',
      isNew: !before.has(keyOf(link)),
    }));
  if (said.length === 0) return;
  // A member may watch, or keep, any source of the judgment that is shown.
  const sources = await readSources(db, [...new Set(said.map(({ citedId }) => citedId))]);
  const hits = [...(await ofJudgments(db, said, sources)), ...(await ofOwn(db, said, sources, now))];
  await recordHits(db, hits, now);
}

const keyOf = ({ citing_id, cited_id }: TreatedLink): string => `${citing_id} ${cited_id}`;

/** What a link says, in the court's own words. */
function eventOf({ treatment, speaker, is_smaller_bench }: TreatedLink): AlertEvent {
  const read = treatments.find((one) => one === treatment) ?? 'referred';
  const said = speakers.find((one) => one === speaker) ?? 'quoted';
  if (said !== 'court') return 'cited';
  const warning = warningOf({ treatment: read, speaker: said, isSmallerBench: is_smaller_bench === 1 });
  if (warning !== undefined) return warning;
  if (read === 'distinguished') return 'distinguished';
  return read === 'followed' || read === 'approved' || read === 'relied-on' ? 'followed' : 'cited';
}

type Sources = ReadonlyMap<string, readonly string[]>;

/** The hits of the alerts on these judgments. */
async function ofJudgments(db: Kysely<Database>, said: readonly Said[], sources: Sources): Promise<readonly Hit[]> {
  const bySource = Map.groupBy(
    said.flatMap((one) => (sources.get(one.citedId) ?? [one.citedId]).map((source) => ({ source, one }))),
    ({ source }) => source,
  );
  const watching = await inChunks([...bySource.keys()], (chunk) =>
    db
      .selectFrom('alerts')
      .select(['id', 'user_id', 'target', 'events'])
      .where('kind', '=', 'judgment')
      .where('target', 'in', chunk)
      .execute(),
  );
  return watching.flatMap(({ id, user_id, target, events }) => {
    const wanted = new Set(JSON.parse(events) as string[]);
    return (bySource.get(target) ?? []).flatMap(({ one: { citedId, citingId, event, isNew } }) => {
      const isWanted = wanted.has(choiceOf(event));
      const told = isWanted ? event : wanted.has('cited') && isNew ? 'cited' : undefined;
      return told === undefined
        ? []
        : [{ alertId: id, userId: user_id, documentId: citedId, byId: citingId, event: told }];
    });
  });
}

/** The hits of members who keep these judgments, of what is red. */
async function ofOwn(
  db: Kysely<Database>,
  said: readonly Said[],
  sources: Sources,
  now: number,
): Promise<readonly Hit[]> {
  const red = said.filter(({ event }) => isRed(event));
  if (red.length === 0) return [];
  const ids = [...new Set(red.flatMap(({ citedId }) => sources.get(citedId) ?? [citedId]))];
  const own = await findOwnAlerts(db, ids, now);
  return red.flatMap(({ citedId, citingId, event }) => {
    const keepers = new Map((sources.get(citedId) ?? [citedId]).flatMap((id) => [...(own.get(id) ?? [])]));
    return [...keepers].map(([userId, alertId]) => ({ alertId, userId, documentId: citedId, byId: citingId, event }));
  });
}
