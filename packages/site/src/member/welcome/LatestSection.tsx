import type { CaseRecord } from '@headnote/core/contract';
import { formatDate, formatIndianNumber } from '@headnote/core/format';
import type { SearchAnswer } from '@headnote/core/search/answers';
import { CaseList } from '@headnote/ui/case-card';
import { EmptyState } from '@headnote/ui/empty-state';
import { SectionHead } from '@headnote/ui/head-rule';
import { Inline } from '@headnote/ui/layout';
import { TextLink } from '@headnote/ui/link';
import { Skeleton } from '@headnote/ui/skeleton';
import { Tabs } from '@headnote/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { listSettings } from '../../data/list-settings.js';
import { latestOf } from '../../data/latest-queries.js';
import { caseReaderPath, resultsPath, SETTINGS_PATH } from '../../links/links.js';
import { searchFor } from '../../links/search-state.js';
import { useListedKeys } from '../../shell/keys/use-shortcut.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { courtTabs, type CourtTab } from './court-tabs.js';
import { LATEST_ID } from './NewsLine.js';
import { messages } from './messages.js';
import { splitNew } from './news.js';
import type { Desk } from './use-desk.js';

const rowKeys = [
  { key: 'j', label: messages.nextRow },
  { key: 'k', label: messages.previousRow },
  { key: 'o', label: messages.openRow },
];
const ROWS = 10;

/** The latest cases of the member's courts, together and each by itself; without a choice of all courts and of each group. */
export function LatestSection({ desk: { settings, courts, visitedOn } }: { desk: Desk }) {
  const chosen = settings.data?.courtIds ?? [];
  const tabs = courtTabs(courts, chosen);
  const [first] = tabs;
  const [open, setOpen] = useState(first?.value ?? '');
  const listOf = (tab: CourtTab) => <LatestList tab={tab} isReady={!settings.isPending} visitedOn={visitedOn} />;
  return (
    <section className="site-welcome__latest" id={LATEST_ID} aria-labelledby="latest-heading">
      <SectionHead
        title={messages.latest}
        id="latest-heading"
        end={<TextLink href={`${SETTINGS_PATH}#courts`}>{messages.changeCourts}</TextLink>}
      />
      {tabs.length > 1 ? (
        <Tabs
          label={messages.latest}
          value={tabs.some(({ value }) => value === open) ? open : (first?.value ?? '')}
          onValueChange={setOpen}
          items={tabs.map((tab) => ({ value: tab.value, label: tab.label, content: listOf(tab) }))}
        />
      ) : (
        first && (
          <>
            <Inline as="p" gap={12} rowGap={4} align="stretch" className="site-welcome__small">
              {first.label}
            </Inline>
            {listOf(first)}
          </>
        )
      )}
    </section>
  );
}

interface LatestListProps {
  readonly tab: CourtTab;
  readonly isReady: boolean;
  readonly visitedOn: string | undefined;
}

function LatestList({ tab, isReady, visitedOn }: LatestListProps) {
  const { client } = useServices();
  const { courtIds } = tab;
  const latest = useQuery({ ...latestOf(client, courtIds), enabled: isReady });
  // Of two lists, the letters belong to the first; the second has them while it has the focus.
  const keys = useListedKeys(rowKeys) ? 'page' : 'off';
  if (latest.isError) return <ReadError level={3} title={messages.notLoaded} query={latest} />;
  if (!latest.data) return <Skeleton count={ROWS} />;
  if (latest.data.hits.length === 0) {
    return courtIds.length === 0 ? (
      <EmptyState level={3} title={messages.empty} text={messages.emptyText} />
    ) : (
      <EmptyState level={3} title={messages.emptyCourts} text={messages.emptyCourtsText} />
    );
  }
  const { fresh, seen } = splitNew(latest.data.hits, visitedOn);
  if (fresh.length === 0 || visitedOn === undefined)
    return (
      <>
        <CaseList label={messages.latest} keys={keys} cases={latest.data.hits.map(rowOf)} />
        <AllLatest tab={tab} />
      </>
    );
  return (
    <>
      <p className="hn-visually-hidden">{messages.newCount(formatIndianNumber(fresh.length))}</p>
      <CaseList label={messages.newCases} keys={keys} cases={fresh.map(rowOf)} />
      <Inline as="p" gap={12} isLine className="site-welcome__visit">
        <span>{messages.beforeVisit(formatDate(visitedOn))}</span>
      </Inline>
      {seen.length > 0 && <CaseList label={messages.seenCases} start={fresh.length + 1} cases={seen.map(rowOf)} />}
      <AllLatest tab={tab} />
    </>
  );
}

/** More rows: a search for all judgments of these courts, the newest first. */
function AllLatest({ tab: { courtIds, courtNames } }: Pick<LatestListProps, 'tab'>) {
  const { codec } = useServices();
  const key = courtNames?.join('|');
  // Every encryption returns another text: the link is made once.
  const href = useMemo(
    () => resultsPath(codec, { ...searchFor(''), courtNames: key ? key.split('|') : [], sort: 'newest' }),
    [codec, key],
  );
  if (courtNames === undefined) return null;
  return (
    <p className="site-welcome__more">
      <TextLink href={href}>{courtIds.length === 0 ? messages.allLatest : messages.allLatestOfCourts}</TextLink>
    </p>
  );
}

const rowOf = ({ id, record }: SearchAnswer<CaseRecord>['hits'][number]) => ({
  record,
  href: caseReaderPath(id),
  isLatest: true,
  firstCitation: listSettings().citationFirst,
});
