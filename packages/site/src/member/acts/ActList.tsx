import type { ActRow, ActsFound } from '../../data/act-queries.js';
import { highlightRuns } from '@headnote/core/content';
import { searchLimits } from '@headnote/core/contract';
import { EmptyState } from '@headnote/ui/empty-state';
import { Pagination } from '@headnote/ui/pagination';
import { useMemo } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { MissingAct } from '../../document/MissingAct.js';
import { actListAddress, ACTS_PAGE_SIZE, type ActListPlace } from '../../links/act-list-address.js';
import { actListPath, actReaderPath, resultsPath } from '../../links/links.js';
import { judgmentsOnAct } from '../../links/provision-text.js';
import { encryptSearch, withSearch } from '../../links/reader-address.js';
import { searchFor } from '../../links/search-state.js';
import { useStableLinks } from '../../links/use-stable-links.js';
import { ActLine } from './ActLine.js';
import { messages } from './messages.js';

interface ActListProps {
  readonly place: Required<ActListPlace>;
  readonly answer: ActsFound;
}

/** One page of the bare acts, or that there are none. */
export function ActList({ place, answer }: ActListProps) {
  const { codec } = useServices();
  return (
    <>
      {answer.missing.map((act) => (
        <MissingAct key={act.title} act={act} />
      ))}
      {answer.rows.length === 0 && answer.missing.length === 0 && (
        <EmptyState
          title={messages.none}
          text={messages.noneText}
          suggestions={[{ label: messages.all, href: actListPath(codec) }]}
        />
      )}
      {answer.rows.length > 0 && <FoundActs place={place} answer={answer} />}
    </>
  );
}

function FoundActs({ place, answer }: ActListProps) {
  const { codec } = useServices();
  const { text, page } = place;
  const hrefFor = useStableLinks(JSON.stringify(place), (wanted) => actListAddress(codec, { ...place, page: wanted }));
  const encrypted = useMemo(
    () => (text === '' ? undefined : encryptSearch(codec, { ...searchFor(text), kind: 'acts' })),
    [codec, text],
  );
  // Encryption takes time, and returns another text each time.
  const judgments = useMemo(
    () => new Map(answer.rows.map(({ act }) => [act.id, resultsPath(codec, judgmentsOnAct(act.title))])),
    [codec, answer],
  );
  const readerPath = ({ act: { id } }: ActRow) => {
    if (id === '') return undefined;
    return encrypted === undefined ? actReaderPath(id) : withSearch(actReaderPath(id), encrypted);
  };
  const { columns } = messages;
  return (
    <>
      <p className="site-act-line site-act-line--head" aria-hidden="true">
        <span>{columns.title}</span>
        <span>{columns.ministry}</span>
        <span>{columns.number}</span>
        <span className="site-act-line__count">{columns.sections}</span>
        <span className="site-act-line__count">{columns.judgments}</span>
      </p>
      <ol className="site-list" start={(page - 1) * ACTS_PAGE_SIZE + 1}>
        {answer.rows.map((row) => (
          <li key={row.act.id || row.act.title}>
            <ActLine
              row={row}
              href={readerPath(row)}
              judgmentsHref={row.act.id === '' ? undefined : judgments.get(row.act.id)}
              runs={runsOf(text, row)}
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
  );
}

function runsOf(text: string, { highlight }: ActRow) {
  const [fragment] = highlight['content'] ?? [];
  return text === '' || fragment === undefined ? undefined : highlightRuns(fragment);
}
