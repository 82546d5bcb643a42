import { highlightRuns } from '@headnote/core/content';
import { searchLimits } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { ActCard } from '@headnote/ui/act-card';
import { EmptyState } from '@headnote/ui/empty-state';
import { Pagination } from '@headnote/ui/pagination';
import { Skeleton } from '@headnote/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { actPage, type ActsFound } from '../../data/act-queries.js';
import { MissingAct } from '../../document/MissingAct.js';
import { actListAddress, ACTS_PAGE_SIZE } from '../../links/act-list-address.js';
import { actListPath, actReaderPath } from '../../links/links.js';
import { encryptSearch, withSearch } from '../../links/reader-address.js';
import { searchFor } from '../../links/search-state.js';
import { useStableLinks } from '../../links/use-stable-links.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { messages } from './messages.js';

interface ActListProps {
  readonly text: string;
  /** Counted from 1. */
  readonly page: number;
}

/** One page of the bare acts: loading, failed, nothing found, found. */
export function ActList({ text, page }: ActListProps) {
  const { client, codec } = useServices();
  const { key } = useLocation();
  const acts = useQuery(actPage(client, { text, page, visit: key }));
  const answer = acts.data;
  return (
    <section aria-label={messages.list} aria-busy={acts.isPending}>
      <output className="site-acts__total">{answer && totalLine(answer)}</output>
      {acts.isPending && <Skeleton shape="act" count={8} />}
      {acts.isError && <ReadError title={messages.listNotLoaded} query={acts} />}
      {answer?.missing.map((act) => (
        <MissingAct key={act.title} act={act} />
      ))}
      {answer?.hits.length === 0 && answer.missing.length === 0 && (
        <EmptyState
          title={messages.none}
          text={messages.noneText}
          suggestions={[{ label: messages.all, href: actListPath(codec) }]}
        />
      )}
      {answer && answer.hits.length > 0 && <FoundActs text={text} page={page} answer={answer} />}
    </section>
  );
}

function FoundActs({ text, page, answer }: ActListProps & { answer: ActsFound }) {
  const { codec } = useServices();
  const hrefFor = useStableLinks(text, (wanted) => actListAddress(codec, { text, page: wanted }));
  const encrypted = useMemo(
    () => (text === '' ? undefined : encryptSearch(codec, { ...searchFor(text), kind: 'acts' })),
    [codec, text],
  );
  const readerPath = (id: string) =>
    encrypted === undefined ? actReaderPath(id) : withSearch(actReaderPath(id), encrypted);
  return (
    <>
      <ol className="site-list" start={(page - 1) * ACTS_PAGE_SIZE + 1}>
        {answer.hits.map(({ id, record, highlight }) => (
          <li key={id}>
            <ActCard record={record} href={readerPath(id)} level={2} context={contextOf(text, highlight['content'])} />
          </li>
        ))}
      </ol>
      <Pagination
        page={page}
        pageSize={ACTS_PAGE_SIZE}
        total={answer.total.value}
        isFloor={answer.total.relation === 'gte'}
        reach={searchLimits.maxWindow}
        hrefFor={hrefFor}
      />
    </>
  );
}

function contextOf(text: string, [fragment]: readonly string[] = []) {
  return text === '' || fragment === undefined ? undefined : { runs: highlightRuns(fragment) };
}

function totalLine({ total }: ActsFound): string {
  const count = total.value === 1 ? messages.oneAct : messages.acts(formatIndianNumber(total.value));
  return total.relation === 'gte' ? messages.moreThan(count) : count;
}
