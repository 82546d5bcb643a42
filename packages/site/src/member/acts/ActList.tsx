import { highlightRuns } from '@headnote/core/content';
import { type ActRecord, searchLimits } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import type { SearchAnswer } from '@headnote/core/search/answers';
import { actListBody } from '@headnote/core/search/bodies';
import { ActCard } from '@headnote/ui/act-card';
import { EmptyState } from '@headnote/ui/empty-state';
import { ErrorState } from '@headnote/ui/error-state';
import { Pagination } from '@headnote/ui/pagination';
import { Skeleton } from '@headnote/ui/skeleton';
import { useLocation } from 'react-router';
import { failureText } from '../../app/failure.js';
import { actListPath, actReaderPath } from '../../app/links.js';
import { useServices } from '../../app/ServicesProvider.js';
import { useRequest } from '../../app/use-request.js';
import { actListAddress, ACTS_PAGE_SIZE } from './act-list-address.js';
import { useKeptLinks } from '../use-kept-links.js';

/** One page of the bare acts in its states. */
export function ActList({ text, page }: { text: string; page: number }) {
  const { client, codec } = useServices();
  const { key } = useLocation();
  // The navigation counts too: who searches for the same again wants fresh hits.
  const { state, retry } = useRequest(`${key} ${page} ${text}`, (signal) =>
    client.search.acts({ body: actListBody({ text, from: (page - 1) * ACTS_PAGE_SIZE }) }, { signal }),
  );
  const hrefFor = useKeptLinks(text, (wanted) => actListAddress(codec, { text, page: wanted }));
  const answer = state.phase === 'ready' ? state.value : undefined;
  return (
    <section aria-label="List of acts" aria-busy={state.phase === 'loading'}>
      <output className="site-acts__total">{answer && totalLine(answer)}</output>
      {state.phase === 'loading' && <Skeleton shape="act" count={8} />}
      {state.phase === 'failed' && (
        <ErrorState title="The acts did not load" text={failureText(state.failure)} onRetry={retry} />
      )}
      {answer && answer.hits.length === 0 && (
        <EmptyState
          title="No act meets all of this"
          text="Every word must occur. Fewer or other words may find more."
          suggestions={[{ label: 'All acts', href: actListPath(codec) }]}
        />
      )}
      {answer && answer.hits.length > 0 && (
        <>
          <ol className="site-list" start={(page - 1) * ACTS_PAGE_SIZE + 1}>
            {answer.hits.map(({ id, record, highlight }) => (
              <li key={id}>
                <ActCard
                  record={record}
                  href={actReaderPath(id)}
                  level={2}
                  context={contextOf(text, highlight['content'])}
                />
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
      )}
    </section>
  );
}

function contextOf(text: string, [fragment]: readonly string[] = []) {
  return text === '' || fragment === undefined ? undefined : { runs: highlightRuns(fragment) };
}

function totalLine({ total }: SearchAnswer<ActRecord>): string {
  const count = `${formatIndianNumber(total.value)} ${total.value === 1 ? 'act' : 'acts'}`;
  return total.relation === 'gte' ? `More than ${count}` : count;
}
