import './results.css';
import { facetNames } from '@headnote/core/search/bodies';
import { Skeleton } from '@headnote/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useServices } from '../../app/ServicesProvider.js';
import type { ReadSearch } from '../../data/read-search.js';
import { courtsOfText, resultsPage } from '../../data/search-queries.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { CourtFacet } from './CourtFacet.js';
import { messages } from './messages.js';
import { NoResults } from './NoResults.js';
import { ResultList } from './ResultList.js';
import { ResultsHead } from './ResultsHead.js';
import { UnderstoodLine } from './UnderstoodLine.js';
import { useLastCourts } from './use-last-courts.js';
import { useNarrowing } from './use-narrowing.js';

export interface ResultsViewProps {
  readonly read: ReadSearch;
  /** Counted from 1. */
  readonly page: number;
}

/** One page of results: loading, failed, nothing found, found. */
export function ResultsView({ read, page }: ResultsViewProps) {
  const { client, config } = useServices();
  const { search } = read;
  const { key } = useLocation();
  const results = useQuery(resultsPage(client, { read, page, visit: key }));
  const isNarrowed = search.courtNames.length > 0;
  const counted = useQuery({ ...courtsOfText(client, read), enabled: isNarrowed });
  const courts = useLastCourts(search.text, isNarrowed ? counted.data : results.data?.facets[facetNames.courts]);
  const narrow = useNarrowing(search);
  const answer = results.data;
  const name = search.text === '' ? messages.allJudgments : search.text;
  return (
    <>
      <PageHead title={`${name} – ${config.brand.name}`} />
      <UnderstoodLine read={read} />
      <div className="site-results hn-container" aria-busy={results.isPending}>
        <aside className="site-results__side" aria-label={messages.narrow}>
          {search.kind === 'text' && (
            <CourtFacet courts={courts} chosen={search.courtNames} onChange={(courtNames) => narrow({ courtNames })} />
          )}
        </aside>
        <section className="site-results__main" aria-label={messages.results}>
          <ResultsHead search={search} answer={answer} onSort={(sort) => narrow({ sort })} />
          {results.isPending && <Skeleton count={6} />}
          {results.isError && <ReadError title={messages.notLoaded} query={results} />}
          {answer?.hits.length === 0 && <NoResults search={search} />}
          {answer && answer.hits.length > 0 && <ResultList search={search} page={page} answer={answer} />}
        </section>
      </div>
    </>
  );
}
