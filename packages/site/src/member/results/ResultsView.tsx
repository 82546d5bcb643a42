import './results.css';
import { facetNames } from '@headnote/core/search/bodies';
import { Button } from '@headnote/ui/button';
import { ErrorState } from '@headnote/ui/error-state';
import { bellIcon, bookmarkIcon, Icon } from '@headnote/ui/icon';
import { Skeleton } from '@headnote/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import type { ReadSearch } from '../../data/read-search.js';
import { resultsPage, undatedOf } from '../../data/search-queries.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { PageHead } from '../../shell/page/PageHead.js';
import type { NavigationState } from '../../shell/page/ScreenHeading.js';
import { LazyAlertDialog } from '../alerts/lazy-dialog.js';
import { LazySaveSearchDialog } from '../saved-searches/lazy-dialog.js';
import { FacetPanel } from './FacetPanel.js';
import { messages } from './messages.js';
import { RecentSearches } from './RecentSearches.js';
import { RelatedSearches } from './RelatedSearches.js';
import { ResultList } from './ResultList.js';
import { ResultsHead } from './ResultsHead.js';
import { SearchedSpellings } from './SearchedSpellings.js';
import { SelectAll } from './SelectAll.js';
import { type PairOfSearch, UnderstoodLine } from './UnderstoodLine.js';
import { useFacets } from './use-facets.js';
import { useHistory } from './use-history.js';
import { narrowingCount, useNarrowing } from './use-narrowing.js';
import { useSelection } from './use-selection.js';
import { useWideScreen } from './use-wide-screen.js';
import { lazyPart } from '../../shell/lazy/lazy-part.js';

const NoResults = lazyPart(async () => (await import('./NoResults.js')).NoResults).Part;
const NearMisses = lazyPart(async () => (await import('./NearMisses.js')).NearMisses).Part;
const BetterSpelling = lazyPart(async () => (await import('./BetterSpelling.js')).BetterSpelling).Part;
const SelectionBar = lazyPart(async () => (await import('./SelectionBar.js')).SelectionBar).Part;
const FacetSheet = lazyPart(async () => (await import('./FacetSheet.js')).FacetSheet).Part;

/** Judgments up to which a search may have a misspelt word. */
const FEW = 5;

export interface ResultsViewProps {
  readonly read: ReadSearch;
  /** Counted from 1. */
  readonly page: number;
  /** Id of the saved search that this one is or refines. */
  readonly parentId?: string | undefined;
  /** Before the judgments: the section that the search names. */
  readonly lead?: ReactNode;
  /** The pair of the provision that is searched too. */
  readonly pair?: PairOfSearch | undefined;
}

/** One page of results: loading, failed, nothing found, found. */
export function ResultsView({ read, page, parentId, lead, pair }: ResultsViewProps) {
  const { client, config } = useServices();
  const { search } = read;
  const { key, state } = useLocation();
  const results = useQuery(resultsPage(client, { read, page, visit: key }));
  // A search that found nothing in its time says nothing of the library.
  const isCutShort = results.data?.timedOut === true && results.data.hits.length === 0;
  const answer = isCutShort ? undefined : results.data;
  const facets = useFacets(read, answer);
  // The searches are below the counts, which would push them down.
  const hasCounts = results.isError || Object.values(facetNames).every((facet) => facets[facet]);
  const undated = useQuery({ ...undatedOf(client, read), enabled: search.narrowing?.years !== undefined });
  const narrow = useNarrowing(search, parentId);
  const isWide = useWideScreen();
  const hits = answer?.hits ?? [];
  const selection = useSelection(`${key} ${page}`);
  const selected = hits.filter(({ id }) => selection.ids.includes(id));
  const parent = parentId === undefined ? {} : { parentId };
  const [open, setOpen] = useState<'facets' | 'save' | 'alert'>();
  const answered = results.isFetchedAfterMount ? answer?.total.value : undefined;
  const isNarrowed = (state as NavigationState | null)?.isNarrowed === true;
  useHistory({ search, page, total: answered, isNarrowed });
  const name = search.text === '' ? messages.allJudgments : search.text;
  const panel = search.kind === 'text' && (
    <FacetPanel search={search} facets={facets} undated={undated.data} onChange={narrow} />
  );
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHead title={`${name} – ${config.brand.name}`} />
      <UnderstoodLine read={read} pair={pair} />
      <div className="site-results hn-container" aria-busy={results.isPending}>
        <aside className="site-results__side" aria-label={messages.narrow}>
          {isWide && panel}
          {isWide && hasCounts && <RecentSearches text={search.text} />}
        </aside>
        <section className="site-results__main" aria-label={messages.results}>
          {parentId !== undefined && <RelatedSearches search={search} parentId={parentId} total={answered} />}
          <ResultsHead
            search={search}
            answer={answer}
            start={
              (results.isPending || hits.length > 0) && (
                <SelectAll ids={hits.map(({ id }) => id)} selection={selection} />
              )
            }
            onSort={(sort) => narrow({ sort })}
            tools={
              <>
                {!isWide && panel && (
                  <Button size="small" onClick={() => setOpen('facets')}>
                    {messages.filters(narrowingCount(search))}
                  </Button>
                )}
                {search.kind === 'text' && (
                  <Button
                    size="small"
                    variant="quiet"
                    icon={<Icon shape={bellIcon} />}
                    onClick={() => setOpen('alert')}
                  >
                    {messages.alertMe}
                  </Button>
                )}
                <Button
                  size="small"
                  variant="quiet"
                  icon={<Icon shape={bookmarkIcon} />}
                  onClick={() => setOpen('save')}
                >
                  {messages.saveSearch}
                </Button>
              </>
            }
          />
          {answer?.spellings && <SearchedSpellings spellings={answer.spellings} />}
          {lead}
          {results.isPending && <Skeleton count={6} selectable />}
          {results.isError && <ReadError title={messages.notLoaded} query={results} />}
          {isCutShort && (
            <ErrorState
              title={messages.cutShort}
              text={messages.cutShortText}
              busy={results.isFetching}
              onRetry={() => void results.refetch()}
            />
          )}
          <Suspense fallback={<Skeleton count={2} />}>
            {answer && hits.length === 0 && <NoResults read={read} answer={answer} />}
          </Suspense>
          {answer && hits.length > 0 && <ResultList {...{ search, page, answer, selection, ...parent }} />}
          <Suspense>{answer?.nearMisses && <NearMisses search={search} nearMisses={answer.nearMisses} />}</Suspense>
          <Suspense>
            {answer && search.kind === 'text' && hits.length > 0 && answer.total.value <= FEW && (
              <BetterSpelling search={search} />
            )}
          </Suspense>
          <Suspense>
            {selected.length > 0 && (
              <SelectionBar
                hits={selected}
                from={{ queryId: parentId ?? '', total: answer?.total.value ?? 0 }}
                onClear={() => selection.set([])}
              />
            )}
          </Suspense>
        </section>
      </div>
      <Suspense>
        {open === 'facets' && !isWide && <FacetSheet onClose={close}>{panel}</FacetSheet>}
        {open === 'alert' && <LazyAlertDialog watched={{ kind: 'search', search }} onClose={close} />}
        {open === 'save' && (
          <LazySaveSearchDialog
            search={search}
            origin="box"
            parentId={parentId}
            total={answer?.total.value}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
