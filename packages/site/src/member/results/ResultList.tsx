import { highlightRuns } from '@headnote/core/content';
import { type CaseRecord, searchLimits } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import type { SearchAnswer, SearchHit } from '@headnote/core/search/answers';
import { serializeSearch } from '@headnote/core/search/bodies';
import { CaseList } from '@headnote/ui/case-card';
import { Pagination } from '@headnote/ui/pagination';
import { useMemo } from 'react';
import { useServices } from '../../app/ServicesProvider.js';
import { LaterLine } from '../../citator/LaterLine.js';
import { caseReaderPath } from '../../links/links.js';
import { encryptSearch, withSearch } from '../../links/reader-address.js';
import { PAGE_SIZE, resultsAddress, type ResultsAddress } from '../../links/results-address.js';
import { useKeptLinks } from '../../links/use-kept-links.js';
import { useListedKeys } from '../../shell/keys/use-shortcut.js';
import { KeysHint } from './KeysHint.js';
import { messages } from './messages.js';

const rowKeys = [
  { key: 'j', label: messages.nextRow },
  { key: 'k', label: messages.previousRow },
  { key: 'o', label: messages.openRow },
];

interface ResultListProps extends ResultsAddress {
  readonly answer: SearchAnswer<CaseRecord>;
}

/** The judgments of one page, and links to the other pages. */
export function ResultList({ search, page, answer }: ResultListProps) {
  const { codec } = useServices();
  const hrefFor = useKeptLinks(serializeSearch(search), (wanted) => resultsAddress(codec, { search, page: wanted }));
  const areKeysOn = useListedKeys(rowKeys);
  const encrypted = useMemo(() => encryptSearch(codec, search), [codec, search]);
  return (
    <>
      <CaseList
        label={messages.list}
        keys={areKeysOn ? 'page' : 'off'}
        start={(page - 1) * PAGE_SIZE + 1}
        cases={answer.hits.map((hit) => ({
          record: hit.record,
          href: withSearch(caseReaderPath(hit.id), encrypted),
          level: 2,
          context: contextOf(hit),
          warning: hit.later && <LaterLine later={hit.later} />,
          end: citedLine(hit),
        }))}
      />
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        total={answer.total.value}
        isFloor={answer.total.relation === 'gte'}
        reach={searchLimits.maxWindow}
        hrefFor={hrefFor}
      />
      <KeysHint />
    </>
  );
}

function contextOf({ highlight }: SearchHit<CaseRecord>) {
  const fragment = highlight['content']?.[0];
  return fragment === undefined ? undefined : { runs: highlightRuns(fragment) };
}

function citedLine({ record }: SearchHit<CaseRecord>) {
  const count = record.citedCount ?? 0;
  if (count === 0) return null;
  return <span className="site-results__cited">{messages.citedBy(formatIndianNumber(count))}</span>;
}
