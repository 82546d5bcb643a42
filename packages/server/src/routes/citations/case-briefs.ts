import type { CaseBrief } from '@headnote/core/contract';
import { caseTitle } from '@headnote/core/format';
import type { Store } from '../../store/database.js';
import { overrulingLinks } from './overruling-links.js';

/** Ids of one statement; databases take 32,766 values at most. */
const BATCH = 10_000;

/** Reads what lists of citations show of some judgments; unknown ids have no entry. */
export async function caseBriefs(store: Store, ids: readonly string[]): Promise<ReadonlyMap<string, CaseBrief>> {
  const briefs = new Map<string, CaseBrief>();
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const rows = await store.db
      .selectFrom('documents')
      .select(['id', 'appellant', 'respondent', 'house_citation', 'court_name', 'decided_on', 'bench_strength'])
      .where('id', 'in', batch)
      .execute();
    const overruled = await overruledOf(store, batch);
    for (const row of rows) {
      briefs.set(row.id, {
        id: row.id,
        title: caseTitle(row),
        houseCitation: row.house_citation,
        courtName: row.court_name,
        decidedOn: row.decided_on,
        benchStrength: row.bench_strength,
        isOverruled: overruled.has(row.id),
      });
    }
  }
  return briefs;
}

async function overruledOf(store: Store, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await overrulingLinks(store).select('cited_id').where('cited_id', 'in', ids).execute();
  return new Set(rows.map((row) => row.cited_id));
}
