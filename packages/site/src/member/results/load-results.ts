import { parseCitation } from '@headnote/core/citation/parse';
import type { CaseRecord } from '@headnote/core/contract';
import { type KnownCourt, parseQuery, toSearchBody } from '@headnote/core/search';
import type { FacetValue, SearchAnswer } from '@headnote/core/search/answers';
import { citationBody, facetNames } from '@headnote/core/search/bodies';
import type { Services } from '../../app/services.js';
import { PAGE_SIZE, type ResultsAddress } from './results-address.js';

/** What the results screen draws. */
export interface Results {
  readonly answer: SearchAnswer<CaseRecord>;
  /** Courts among all judgments that meet the words, whatever courts are chosen. */
  readonly courts: readonly FacetValue[];
}

/** Runs the search of an address: one page of hits, and the courts to narrow by. */
export async function loadResults(
  { client }: Pick<Services, 'client'>,
  { search, page }: ResultsAddress,
  signal: AbortSignal,
): Promise<Results> {
  const from = (page - 1) * PAGE_SIZE;
  if (search.kind === 'citation') {
    const body = citationBody({ citation: search.text, parse: parseCitation, from, size: PAGE_SIZE });
    const answer = await client.search.cases({ body }, { signal });
    return { answer, courts: [] };
  }
  const { text, courtNames, sort } = search;
  const { tree } = parseQuery(text);
  const courts = JSON.stringify(tree).includes('"name":"court"') ? await knownCourts(client, signal) : undefined;
  const known = courts && { courts };
  const body = toSearchBody(tree, { courtNames, sort, from, size: PAGE_SIZE, ...known });
  const hits = client.search.cases({ body }, { signal });
  if (courtNames.length === 0) {
    const answer = await hits;
    return { answer, courts: answer.facets[facetNames.courts] ?? [] };
  }
  // With courts chosen the search counts those alone; the others are counted apart, so that they stay on offer.
  const all = client.search.cases({ body: toSearchBody(tree, { size: 1, ...known }) }, { signal });
  const [answer, { facets }] = await Promise.all([hits, all]);
  return { answer, courts: facets[facetNames.courts] ?? [] };
}

/** Every court of the library, tribunals and benches too, so that `court:` finds them by the words of their names. */
async function knownCourts(client: Services['client'], signal: AbortSignal): Promise<readonly KnownCourt[]> {
  const { facets } = await client.search.cases({ body: toSearchBody({ type: 'all' }, { size: 1 }) }, { signal });
  return (facets[facetNames.courts] ?? []).map(({ key }) => ({ name: String(key) }));
}
