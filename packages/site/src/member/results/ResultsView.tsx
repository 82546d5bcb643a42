import { serializeSearch } from '@headnote/core/search/bodies';
import { ErrorState } from '@headnote/ui/error-state';
import { Skeleton } from '@headnote/ui/skeleton';
import { useLocation } from 'react-router';
import { PageHead } from '../../app/document/PageHead.js';
import { failureText } from '../../app/failure.js';
import { useServices } from '../../app/ServicesProvider.js';
import { useRequest } from '../../app/use-request.js';
import { CourtFacet } from './CourtFacet.js';
import { loadResults } from './load-results.js';
import { NoResults } from './NoResults.js';
import { ResultList } from './ResultList.js';
import type { ResultsAddress } from './results-address.js';
import { ResultsHead } from './ResultsHead.js';
import { UnderstoodLine } from './UnderstoodLine.js';
import { useLastCourts } from './use-last-courts.js';
import { useNarrowing } from './use-narrowing.js';

/** One page of results in its states: loading, nothing found, failed, found. */
export function ResultsView({ address }: { address: ResultsAddress }) {
  const services = useServices();
  const { search, page } = address;
  const { key } = useLocation();
  // The navigation counts too: who searches for the same again wants fresh hits.
  const { state, retry } = useRequest(`${key} ${page} ${serializeSearch(search)}`, (signal) =>
    loadResults(services, address, signal),
  );
  const courts = useLastCourts(search.text, state.phase === 'ready' ? state.value.courts : undefined);
  const narrow = useNarrowing(search);
  const results = state.phase === 'ready' ? state.value : undefined;
  const name = search.text === '' ? 'All judgments' : search.text;
  return (
    <>
      <PageHead title={`${name} – ${services.config.brand.name}`} />
      <UnderstoodLine search={search} />
      <div className="site-results hn-container" aria-busy={state.phase === 'loading'}>
        <aside className="site-results__side" aria-label="Narrow the results">
          {search.kind === 'text' && (
            <CourtFacet courts={courts} chosen={search.courtNames} onChange={(courtNames) => narrow({ courtNames })} />
          )}
        </aside>
        <section className="site-results__main" aria-label="Results">
          <ResultsHead search={search} answer={results?.answer} onSort={(sort) => narrow({ sort })} />
          {state.phase === 'loading' && <Skeleton count={6} />}
          {state.phase === 'failed' && (
            <ErrorState title="The results did not load" text={failureText(state.failure)} onRetry={retry} />
          )}
          {results && results.answer.hits.length === 0 && <NoResults search={search} />}
          {results && results.answer.hits.length > 0 && <ResultList address={address} answer={results.answer} />}
        </section>
      </div>
    </>
  );
}
