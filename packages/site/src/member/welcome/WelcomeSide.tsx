import { caseTitle, formatIndianNumber } from '@headnote/core/format';
import { Inline, Stack } from '@headnote/ui/layout';
import { Anchor, TextLink } from '@headnote/ui/link';
import { Skeleton } from '@headnote/ui/skeleton';
import { TreatmentFlag } from '@headnote/ui/treatment-flag';
import { Suspense, useMemo } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { documentKinds } from '../../data/history-queries.js';
import type { CountedSearch } from '../../data/search-counts.js';
import { libraryPath } from '../../links/library-address.js';
import { actReaderPath, caseReaderPath, resultsPath } from '../../links/links.js';
import { HISTORY_PATH, savedSearchPath, storedSearch } from '../../links/search-paths.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { messages } from './messages.js';
import { SettingsInForce } from './SettingsInForce.js';
import { SidePart } from './SidePart.js';
import type { StartPart } from './start-parts.js';
import { SubscriptionLine } from './SubscriptionLine.js';
import type { Desk } from './use-desk.js';
import { lazyPart } from '../../shell/lazy/lazy-part.js';

const { searches: searchTexts, library: libraryTexts, recent: recentTexts } = messages;
/** News come after the page; on most days there are none. */
const AlertNews = lazyPart(async () => (await import('./AlertNews.js')).AlertNews).Part;
const RECENT = 3;
const documents: readonly string[] = documentKinds;

/** The member's things at a glance: searches, library, acts, subscription, settings. */
export function WelcomeSide({ desk }: { desk: Desk }) {
  const shows = (part: StartPart) => desk.settings.data?.hiddenParts.includes(part) !== true;
  return (
    <div className="site-welcome__side">
      {shows('searches') && <SavedSearches desk={desk} />}
      <Suspense>
        <AlertNews />
      </Suspense>
      {desk.settings.data?.showsHistory && <RecentSearches desk={desk} />}
      {shows('library') && <LibraryAtAGlance desk={desk} />}
      {shows('acts') && <YourActs ids={desk.settings.data?.actIds ?? []} acts={desk.acts} />}
      {shows('subscription') && <SubscriptionLine subscription={desk.subscription} />}
      {shows('settings') && <SettingsInForce settings={desk.settings.data} />}
    </div>
  );
}

function SavedSearches({ desk: { searches, counted } }: { desk: Desk }) {
  const count = searches.data?.length ?? 0;
  return (
    <SidePart id="searches" title={searchTexts.heading} isFirst>
      {searches.isPending && <Skeleton shape="text" count={2} />}
      {searches.isSuccess && count === 0 && (
        <Inline as="p" gap={12} rowGap={4} align="stretch" className="site-welcome__small">
          {searchTexts.empty}
        </Inline>
      )}
      <ul className="site-list">
        {counted.map((one) => (
          <SavedSearch key={one.search.id} {...one} />
        ))}
      </ul>
      {count > 0 && (
        <TextLink href={libraryPath('searches')}>{searchTexts.all(formatIndianNumber(count), count === 1)}</TextLink>
      )}
    </SidePart>
  );
}

function SavedSearch({ search, total, fresh }: CountedSearch) {
  const { codec } = useServices();
  const { id, query, keywords, parentId } = search;
  const words = keywords || searchTexts.allJudgments;
  // Every encryption returns another text: the link is made once.
  const href = useMemo(() => savedSearchPath(codec, { id, query }), [codec, id, query]);
  return (
    <Inline as="li" gap={12} align="baseline" justify="between" isLine className="site-welcome__row">
      <span>
        {href === undefined ? (
          words
        ) : (
          <Anchor href={href} className="site-welcome__words">
            {words}
          </Anchor>
        )}
        {parentId !== '' && (
          <Inline as="span" gap={12} rowGap={4} align="stretch" className="site-welcome__small">
            {searchTexts.within}
          </Inline>
        )}
      </span>
      <span className="site-welcome__counts">
        <strong className={fresh > 0 ? 'site-welcome__fresh' : undefined}>
          {total === undefined
            ? searchTexts.counting
            : fresh > 0
              ? searchTexts.new(formatIndianNumber(fresh))
              : searchTexts.none}
        </strong>
        {/* The line has its place before the number comes. */}
        <Inline as="span" gap={12} rowGap={4} align="stretch" className="site-welcome__small">
          {total === undefined ? '\u00A0' : searchTexts.of(formatIndianNumber(total))}
        </Inline>
      </span>
    </Inline>
  );
}

function RecentSearches({ desk: { history } }: { desk: Desk }) {
  const { codec } = useServices();
  const recent = useMemo(
    () =>
      (history.data ?? [])
        .filter(({ kind }) => !documents.includes(kind))
        .slice(0, RECENT)
        .map((entry) => {
          const search = storedSearch(entry);
          return { ...entry, href: search && resultsPath(codec, search) };
        }),
    [codec, history.data],
  );
  return (
    <SidePart id="recent" title={recentTexts.heading}>
      {history.isSuccess && recent.length === 0 && (
        <Inline as="p" gap={12} rowGap={4} align="stretch" className="site-welcome__small">
          {recentTexts.empty}
        </Inline>
      )}
      <ul className="site-list">
        {recent.map(({ id, keywords, total, href }) => (
          <Inline key={id} as="li" gap={12} align="baseline" justify="between" isLine className="site-welcome__row">
            {href === undefined ? (
              keywords
            ) : (
              <Anchor href={href} className="site-welcome__words">
                {keywords || searchTexts.allJudgments}
              </Anchor>
            )}
            <span>{formatIndianNumber(total)}</span>
          </Inline>
        ))}
      </ul>
      <TextLink href={HISTORY_PATH}>{recentTexts.all}</TextLink>
    </SidePart>
  );
}

function LibraryAtAGlance({ desk }: { desk: Desk }) {
  const { library, treated = [], bookmarks, notes } = desk;
  return (
    <SidePart id="library" title={libraryTexts.heading}>
      {library.isError && <ReadError level={3} title={libraryTexts.notLoaded} query={library} />}
      {treated.slice(0, 2).map(({ id, record, later }) => (
        <Stack key={id} as="p" gap={4} className="site-welcome__treated">
          {later && <TreatmentFlag treatment={later.treatment} />}{' '}
          <Inline as="span" gap={12} rowGap={4} align="stretch" className="site-welcome__small">
            {libraryTexts.sinceSaved}
          </Inline>
          <TextLink href={caseReaderPath(id)}>
            {caseTitle({ appellant: record.appellant ?? '', respondent: record.respondent ?? '' })}
          </TextLink>
        </Stack>
      ))}
      <ul className="site-list">
        <CountRow href={libraryPath('all')} name={libraryTexts.saved} count={library.data && desk.savedCount} />
        <CountRow href={libraryPath('all')} name={libraryTexts.folders} count={library.data && desk.folderCount} />
        <CountRow href={libraryPath('bookmarks')} name={libraryTexts.bookmarks} count={bookmarks?.length} />
        <CountRow href={libraryPath('notes')} name={libraryTexts.notes} count={notes?.length} />
      </ul>
    </SidePart>
  );
}

function CountRow({ href, name, count }: { href: string; name: string; count: number | undefined }) {
  return (
    <Inline as="li" gap={12} align="baseline" justify="between" isLine className="site-welcome__row">
      <Anchor href={href} className="site-welcome__plain">
        {name}
      </Anchor>
      <span>{count === undefined ? '' : formatIndianNumber(count)}</span>
    </Inline>
  );
}

function YourActs({ ids, acts }: { ids: readonly string[]; acts: Desk['acts'] }) {
  if (ids.length === 0) return null;
  return (
    <SidePart id="acts" title={messages.acts.heading}>
      <ul className="site-list">
        {ids.map((id) => (
          <Inline key={id} as="li" gap={12} align="baseline" justify="between" isLine className="site-welcome__row">
            <Anchor href={actReaderPath(id)} className="site-welcome__plain">
              {acts?.get(id)?.record.title ?? '…'}
            </Anchor>
          </Inline>
        ))}
      </ul>
    </SidePart>
  );
}
