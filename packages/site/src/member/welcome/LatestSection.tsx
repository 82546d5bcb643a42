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
import { useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { latestOf } from '../../data/latest-queries.js';
import { courtTreeOf } from '../../data/settings-queries.js';
import { caseReaderPath, SETTINGS_PATH } from '../../links/links.js';
import { useListedKeys } from '../../shell/keys/use-shortcut.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { LATEST_ID } from './NewsLine.js';
import { messages } from './messages.js';
import { splitNew } from './news.js';
import type { Desk } from './use-desk.js';

/** Courts that have a tab of their own. */
const TABS = 4;
const YOURS = 'yours';
const rowKeys = [
  { key: 'j', label: messages.nextRow },
  { key: 'k', label: messages.previousRow },
  { key: 'o', label: messages.openRow },
];
const ROWS = 10;

/** The latest cases of the member's courts, together and each by itself; of all courts without a choice. */
export function LatestSection({ desk: { settings, visitedOn } }: { desk: Desk }) {
  const { client } = useServices();
  const [open, setOpen] = useState(YOURS);
  const tree = useQuery({ ...courtTreeOf(client), enabled: (settings.data?.courtIds.length ?? 0) > 1 });
  const chosen = settings.data?.courtIds ?? [];
  const courtIds = chosen.find((id) => String(id) === open);
  const names = new Map(tree.data?.groups.flatMap(({ courts }) => courts).map(({ id, title }) => [id, title]));
  const list = (
    <LatestList
      courtIds={courtIds === undefined ? chosen : [courtIds]}
      isReady={!settings.isPending}
      visitedOn={visitedOn}
    />
  );
  const tabs = chosen.slice(0, TABS).flatMap((id) => {
    const label = names.get(id);
    return label === undefined ? [] : [{ value: String(id), label, content: list }];
  });
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
          value={open}
          onValueChange={setOpen}
          items={[{ value: YOURS, label: messages.yourCourts, content: list }, ...tabs]}
        />
      ) : (
        <>
          <Inline as="p" gap={12} rowGap={4} align="stretch" className="site-welcome__small">
            {chosen.length === 0 ? messages.allCourts : messages.yourCourts}
          </Inline>
          {list}
        </>
      )}
    </section>
  );
}

interface LatestListProps {
  readonly courtIds: readonly number[];
  readonly isReady: boolean;
  readonly visitedOn: string | undefined;
}

function LatestList({ courtIds, isReady, visitedOn }: LatestListProps) {
  const { client } = useServices();
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
    return <CaseList label={messages.latest} keys={keys} cases={latest.data.hits.map(rowOf)} />;
  return (
    <>
      <p className="hn-visually-hidden">{messages.newCount(formatIndianNumber(fresh.length))}</p>
      <CaseList label={messages.newCases} keys={keys} cases={fresh.map(rowOf)} />
      <Inline as="p" gap={12} isLine className="site-welcome__visit">
        <span>{messages.beforeVisit(formatDate(visitedOn))}</span>
      </Inline>
      {seen.length > 0 && <CaseList label={messages.seenCases} start={fresh.length + 1} cases={seen.map(rowOf)} />}
    </>
  );
}

const rowOf = ({ id, record }: SearchAnswer<CaseRecord>['hits'][number]) => ({ record, href: caseReaderPath(id) });
