import { type CaseRecord, searchLimits } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import type { SearchAnswer, SearchHit } from '@headnote/core/search/answers';
import { serializeSearch } from '@headnote/core/search/bodies';
import { CaseList } from '@headnote/ui/case-card';
import { Pagination } from '@headnote/ui/pagination';
import { highlightRuns } from '@headnote/core/content';
import { caseReaderPath } from '../../app/links.js';
import { useServices } from '../../app/ServicesProvider.js';
import { useKeptLinks } from '../use-kept-links.js';
import { PAGE_SIZE, resultsAddress, type ResultsAddress } from './results-address.js';

/** The judgments of one page, and the way to the other pages. */
export function ResultList({ address, answer }: { address: ResultsAddress; answer: SearchAnswer<CaseRecord> }) {
  const { codec } = useServices();
  const { search, page } = address;
  const hrefFor = useKeptLinks(serializeSearch(search), (wanted) => resultsAddress(codec, { search, page: wanted }));
  return (
    <>
      <CaseList
        label="Judgments"
        start={(page - 1) * PAGE_SIZE + 1}
        cases={answer.hits.map((hit) => ({
          record: hit.record,
          href: caseReaderPath(hit.id),
          level: 2,
          context: contextOf(hit),
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
    </>
  );
}

function contextOf({ highlight }: SearchHit<CaseRecord>) {
  const fragment = highlight['content']?.[0];
  return fragment === undefined ? undefined : { runs: highlightRuns(fragment) };
}

function citedLine({ record }: SearchHit<CaseRecord>) {
  const count = record.citedCount ?? 0;
  return count > 0 ? <span className="site-results__cited">Cited by {formatIndianNumber(count)}</span> : null;
}
