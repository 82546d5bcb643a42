import { parseCitation, printCitation, type Citation } from '@headnote/core/citation';
import { parseCitation as parse } from '@headnote/core/citation/parse';
import { citationBody } from '@headnote/core/search/bodies';
import { readList } from '../library/document-record.js';
import { runSearch } from '../search/run/run-search.js';
import type { TestLibrary } from '../test-library.fixtures.js';

/** The ways in which lawyers write a citation. */
function formsOf(printed: string, citation: Citation): readonly string[] {
  const { family, year, court, page, volume } = citation;
  const styles = (['canonical', 'scc', 'bluebook', 'neutral'] as const).map((style) => printCitation(citation, style));
  const turned = family === 'AIR' && court === 'SC' ? [`${year} AIR ${page}`, `${year} AIR SC ${page}`] : [];
  const bare =
    family === 'SCC' && volume !== undefined && !citation.supplement ? [`${year} ${volume} SCC ${page}`] : [];
  return [...new Set([printed, ...styles, ...turned, ...bare])];
}

/** Searches for the citations of every `step`th judgment in every form; returns those that do not find their judgment. */
export async function findMissedCitations(library: TestLibrary, { step }: { readonly step: number }) {
  const rows = await library.store.db
    .selectFrom('documents')
    .select(['id', 'house_citation', 'other_citations'])
    .where('kind', '=', 'case')
    .execute();
  const missed: string[] = [];
  let asked = 0;
  for (const { id, house_citation: house, other_citations: others } of rows.filter((_, index) => index % step === 0)) {
    for (const printed of [house, ...readList(others)]) {
      const citation = parseCitation(printed.replace(/^LII /, ''));
      for (const form of citation ? formsOf(printed.replace(/^LII /, ''), citation) : [printed]) {
        asked += 1;
        const { engine, store } = library;
        const body = citationBody({ citation: form, parse, size: 20 });
        const { hits } = await runSearch({ engine, store, body, audience: 'member', kind: 'case' });
        if (!hits.hits.some(({ _id }) => _id === id)) missed.push(`${form} → ${id}`);
      }
    }
  }
  return { asked, missed };
}
