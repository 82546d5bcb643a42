import { highlightRuns } from '@headnote/core/content';
import { caseFields, type CaseRecord, searchLimits } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import type { SearchAnswer, SearchHit } from '@headnote/core/search/answers';
import { serializeSearch } from '@headnote/core/search/bodies';
import { CaseList } from '@headnote/ui/case-card';
import { Checkbox } from '@headnote/ui/checkbox';
import { Pagination } from '@headnote/ui/pagination';
import { TreatmentFlag, type FlagTreatment } from '@headnote/ui/treatment-flag';
import { useMemo } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { listSettings } from '../../data/list-settings.js';
import { LaterLine } from '../../citator/LaterLine.js';
import { caseReaderPath } from '../../links/links.js';
import { encryptSearch, withSearch } from '../../links/reader-address.js';
import { resultsAddress, type ResultsAddress } from '../../links/results-address.js';
import { useStableLinks } from '../../links/use-stable-links.js';
import { useListedKeys } from '../../shell/keys/use-shortcut.js';
import { KeysHint } from './KeysHint.js';
import { markCut } from './mark-cut.js';
import { messages } from './messages.js';
import { titleOf } from './title-of.js';
import type { Selection } from './use-selection.js';

const rowKeys = [
  { key: 'j', label: messages.nextRow },
  { key: 'k', label: messages.previousRow },
  { key: 'o', label: messages.openRow },
  { key: 'x', label: messages.selectRow },
];

interface ResultListProps extends ResultsAddress {
  readonly answer: SearchAnswer<CaseRecord>;
  readonly selection: Selection;
}

/** The judgments of one page, and links to the other pages. */
export function ResultList({ search, page, parentId, answer, selection }: ResultListProps) {
  const { codec } = useServices();
  const hrefFor = useStableLinks(serializeSearch(search), (wanted) =>
    resultsAddress(codec, { search, page: wanted, ...(parentId !== undefined && { parentId }) }),
  );
  const { pageSize, citationFirst } = listSettings();
  const areKeysOn = useListedKeys(rowKeys);
  const encrypted = useMemo(() => encryptSearch(codec, search), [codec, search]);
  return (
    <>
      <CaseList
        label={messages.list}
        keys={areKeysOn ? 'page' : 'off'}
        start={(page - 1) * pageSize + 1}
        cases={answer.hits.map((hit) => ({
          record: hit.record,
          href: withSearch(caseReaderPath(hit.id), encrypted),
          level: 2,
          select: (
            <Checkbox
              label={<span className="hn-visually-hidden">{messages.select(titleOf(hit.record))}</span>}
              checked={selection.ids.includes(hit.id)}
              onChange={() => selection.toggle(hit.id)}
            />
          ),
          firstCitation: citationFirst,
          context: contextOf(hit),
          found: namesFound(hit),
          warning: hit.later && <LaterLine later={hit.later} />,
          end: <EndLines hit={hit} />,
        }))}
      />
      <Pagination
        page={page}
        pageSize={pageSize}
        total={answer.total.value}
        isFloor={answer.total.relation === 'gte'}
        reach={searchLimits.maxWindow}
        hrefFor={hrefFor}
      />
      <KeysHint />
    </>
  );
}

/** The passage with the most hits, and its paragraph. */
function contextOf({ highlight, paragraphs }: SearchHit<CaseRecord>) {
  const passages = (highlight['content'] ?? []).map((html, index) => {
    const runs = highlightRuns(html);
    return { runs, hits: runs.filter(({ hit }) => hit).length, paragraph: paragraphs?.['content']?.[index] ?? '' };
  });
  const [densest] = passages.toSorted((one, other) => other.hits - one.hits);
  if (densest === undefined) return undefined;
  const { runs, paragraph } = densest;
  return { runs: markCut(runs), place: paragraph === '' ? undefined : messages.paragraph(paragraph) };
}

/** The words of the search in the names of the parties. */
function namesFound({ highlight }: SearchHit<CaseRecord>) {
  return [caseFields.appellant, caseFields.respondent].flatMap((field) =>
    (highlight[field] ?? []).flatMap((html) => highlightRuns(html).filter(({ hit }) => hit)),
  );
}

/** Under the date: what later judgments say, unless a warning says it already, and how often the case is cited. */
function EndLines({ hit: { record, later } }: { hit: SearchHit<CaseRecord> }) {
  const { treatment = '', citedCount } = record;
  const count = citedCount ?? 0;
  return (
    <>
      {treatment !== '' && !later && <TreatmentFlag treatment={treatment as FlagTreatment} />}
      {count > 0 && <span className="hn-text-ui">{messages.citedBy(formatIndianNumber(count))}</span>}
    </>
  );
}
