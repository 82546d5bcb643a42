import type { CaseBrief } from '@headnote/core/contract';
import { caseTitle, displayCourt, leadingCitation } from '@headnote/core/format';
import { readList } from '../../library/document-record.js';
import { laterTreatments } from './later-treatments.js';
import { overrulingLinks } from '../overruling-links.js';
import type { Store } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';

/**
 * Reads the details of judgments that citation lists show; unknown ids have no entry. `withSentences` is false if the
 * reader must not see texts.
 */
export async function caseBriefs(
  store: Store,
  ids: readonly string[],
  options: { readonly withSentences: boolean },
): Promise<ReadonlyMap<string, CaseBrief>> {
  const { db } = store;
  const rows = await inChunks(ids, (chunk) =>
    db
      .selectFrom('documents')
      .select([
        'id',
        'appellant',
        'respondent',
        'house_citation',
        'other_citations',
        'court_name',
        'decided_on',
        'bench_strength',
      ])
      .where('id', 'in', chunk)
      .execute(),
  );
  const links = await inChunks(ids, (chunk) =>
    overrulingLinks(db).select('cited_id').distinct().where('cited_id', 'in', chunk).execute(),
  );
  const later = await laterTreatments(store, ids, options);
  const overruled = new Set(links.map((link) => link.cited_id));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        title: caseTitle(row),
        houseCitation: row.house_citation,
        citation: leadingCitation({
          houseCitation: row.house_citation,
          otherCitations: readList(row.other_citations),
        }),
        courtName: displayCourt(row.court_name),
        decidedOn: row.decided_on,
        benchStrength: row.bench_strength,
        isOverruled: overruled.has(row.id) || later.get(row.id)?.treatment === 'overruled',
        later: later.get(row.id) ?? null,
      },
    ]),
  );
}
