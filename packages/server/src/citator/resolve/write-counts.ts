import type { Kysely } from 'kysely';
import { type Figures, writeFigures } from '../../library/figures.js';
import type { Database } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { strongestTreatment } from '../strongest-treatment.js';
import { overrulingLinks } from '../overruling-links.js';
import { type LargeInteger, readInteger } from '../../store/large-integer.js';

const NONE: Figures = { cited_count: 0, referred_count: 0, overruled_count: 0, is_referred: 0, treatment: '' };

/**
 * Recounts the links of judgments: how many judgments cite each one and how they treat it, how many it refers to, how many
 * it overrules. Queues the judgments whose figures have changed for the index.
 */
export async function writeCounts(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  const counts = await countLinks(db, ids);
  await writeFigures(db, new Map(ids.map((id) => [id, counts.get(id) ?? NONE])));
}

async function countLinks(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlyMap<string, Figures>> {
  const citing = await inChunks(ids, (chunk) =>
    db
      .selectFrom('case_links')
      .select(({ fn }) => ['cited_id as id', fn.countAll<LargeInteger>().as('links')])
      .where('cited_id', 'in', chunk)
      .groupBy('cited_id')
      .execute(),
  );
  const cited = await inChunks(ids, (chunk) =>
    db
      .selectFrom('case_links')
      .select(({ fn }) => ['citing_id as id', fn.countAll<LargeInteger>().as('links')])
      .where('citing_id', 'in', chunk)
      .groupBy('citing_id')
      .execute(),
  );
  const overruled = await inChunks(ids, (chunk) =>
    overrulingLinks(db)
      .select(({ fn }) => ['citing_id as id', fn.countAll<LargeInteger>().as('links')])
      .where('citing_id', 'in', chunk)
      .groupBy('citing_id')
      .execute(),
  );
  const said = await inChunks(ids, (chunk) =>
    db
      .selectFrom('case_links')
      .select(({ fn }) => ['cited_id', 'treatment', 'is_smaller_bench', fn.countAll<LargeInteger>().as('links')])
      .where('cited_id', 'in', chunk)
      .where('speaker', '=', 'court')
      .groupBy(['cited_id', 'treatment', 'is_smaller_bench'])
      .execute(),
  );
  const counts = new Map<string, Figures>();
  const add = (id: string, more: Partial<Figures>) => counts.set(id, { ...(counts.get(id) ?? NONE), ...more });
  for (const { id, links } of citing) add(id, { cited_count: readInteger(links), is_referred: 1 });
  for (const { id, links } of cited) add(id, { referred_count: readInteger(links) });
  for (const { id, links } of overruled) add(id, { overruled_count: readInteger(links) });
  for (const [id, ways] of Map.groupBy(said, (row) => row.cited_id)) {
    const treated = ways.map(({ treatment, is_smaller_bench: isSmallerBench, links }) => {
      return { treatment, isSmallerBench, links: readInteger(links) };
    });
    add(id, { treatment: strongestTreatment(treated) });
  }
  return counts;
}
