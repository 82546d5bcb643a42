import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { overrulingLinks } from '../overruling-links.js';

/** Numbers of a judgment that come from its links. */
interface Counts {
  readonly cited_count: number;
  readonly referred_count: number;
  readonly overruled_count: number;
  readonly is_referred: number;
}

const NONE: Counts = { cited_count: 0, referred_count: 0, overruled_count: 0, is_referred: 0 };

/**
 * Counts the links of the given judgments anew: how many cite it, how many it refers to, how many it overrules. What has changed goes
 * to the search index too, without its text.
 */
export async function writeCounts(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  const counts = await countLinks(db, ids);
  const rows = await inChunks(ids, (chunk) =>
    db
      .selectFrom('documents')
      .select(['id', 'cited_count', 'referred_count', 'overruled_count', 'is_referred'])
      .where('id', 'in', chunk)
      .execute(),
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const [id, before] of known) {
    const now = counts.get(id) ?? NONE;
    const names = Object.keys(NONE) as (keyof Counts)[];
    if (names.every((name) => before[name] === now[name])) continue;
    await db.updateTable('documents').set(now).where('id', '=', id).execute();
    const revision = randomUUID();
    // A document that waits for the index anyway keeps its own kind of change.
    await db
      .insertInto('index_queue')
      .values({ document_id: id, op: 'figures', revision })
      .onConflict((conflict) => conflict.column('document_id').doUpdateSet({ revision }))
      .execute();
  }
}

async function countLinks(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlyMap<string, Counts>> {
  const citing = await inChunks(ids, (chunk) =>
    db
      .selectFrom('case_links')
      .select(({ fn }) => ['cited_id as id', fn.countAll<number | string | bigint>().as('links')])
      .where('cited_id', 'in', chunk)
      .groupBy('cited_id')
      .execute(),
  );
  const cited = await inChunks(ids, (chunk) =>
    db
      .selectFrom('case_links')
      .select(({ fn }) => ['citing_id as id', fn.countAll<number | string | bigint>().as('links')])
      .where('citing_id', 'in', chunk)
      .groupBy('citing_id')
      .execute(),
  );
  const overruled = await inChunks(ids, (chunk) =>
    overrulingLinks(db)
      .select(({ fn }) => ['citing_id as id', fn.countAll<number | string | bigint>().as('links')])
      .where('citing_id', 'in', chunk)
      .groupBy('citing_id')
      .execute(),
  );
  const counts = new Map<string, Counts>();
  const add = (id: string, more: Partial<Counts>) => counts.set(id, { ...(counts.get(id) ?? NONE), ...more });
  for (const { id, links } of citing) add(id, { cited_count: Number(links), is_referred: 1 });
  for (const { id, links } of cited) add(id, { referred_count: Number(links) });
  for (const { id, links } of overruled) add(id, { overruled_count: Number(links) });
  return counts;
}
