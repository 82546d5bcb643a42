import {
  briefReport,
  type BriefReport,
  type CheckRecord,
  filterCounts,
  filterName,
  isShown,
  isReferenceShown,
  type ReportFilter,
  reportSentence,
} from '@headnote/core/brief-check';
import { formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { EmptyState } from '@headnote/ui/empty-state';
import { useMemo } from 'react';
import { ShortList } from '../../citator/ShortList.js';
import { CheckedEntry } from './CheckedEntry.js';
import { messages } from './messages.js';
import { ReferenceList } from './ReferenceList.js';
import { ReportActions } from './ReportActions.js';
import { ReportHeads } from './ReportHeads.js';
import type { PlaceInText } from './show-place.js';

/** Entries shown before the reader asks for all: the list has the page to itself. */
const SHOWN_AT_FIRST = 100;

/** A finished check. */
export interface CheckReportProps {
  readonly record: CheckRecord;
  /** True when the text has changed since. */
  readonly isStale: boolean;
  readonly filter: ReportFilter;
  readonly onFilter: (filter: ReportFilter) => void;
  readonly onShow: (place: PlaceInText) => void;
}

/** Result of a check: a sentence with all counts, filters, the five columns of each citation, and the report as a file. */
export function CheckReport({ record, isStale, filter: chosen, onFilter, onShow }: CheckReportProps) {
  const report = useMemo(() => briefReport(record), [record]);
  const { rows, references } = report;
  if (rows.length + references.length === 0) return <EmptyState title={messages.none} text={messages.noneText} />;
  const shown = rows.filter((row) => isShown(row, chosen));
  const shownReferences = references.filter((one) => isReferenceShown(one, chosen));
  return (
    <>
      <output className="hn-visually-hidden">{messages.checked(rows.length)}</output>
      {/* The sentence begins with the same words. */}
      <h2 className={rows.length > 0 ? 'hn-visually-hidden' : 'site-check__heading'}>{headingOf(rows.length)}</h2>
      {rows.length > 0 && <p className="site-check__sentence">{reportSentence(report, messages.words)}</p>}
      {isStale && <p className="hn-muted">{messages.stale}</p>}
      <Filters report={report} chosen={chosen} onChange={onFilter} />
      <ReportActions record={record} report={report} rows={shown} references={shownReferences} filter={chosen} />
      {shown.length > 0 && (
        <div className="site-check__report">
          <ReportHeads />
          <ShortList
            key={chosen}
            label={messages.list}
            atFirst={SHOWN_AT_FIRST}
            className="site-check__list"
            entries={shown.map((row) => (
              <CheckedEntry key={row.start} row={row} onShow={onShow} />
            ))}
          />
        </div>
      )}
      <ReferenceList references={shownReferences} onShow={onShow} />
    </>
  );
}

interface FiltersProps {
  readonly report: BriefReport;
  readonly chosen: ReportFilter;
  readonly onChange: (filter: ReportFilter) => void;
}

function Filters({ report, chosen, onChange }: FiltersProps) {
  return (
    <fieldset className="site-check__filters hn-no-print" aria-label={messages.show}>
      {filterCounts(report).map(({ filter, count }) => (
        <Button key={filter} size="small" aria-pressed={chosen === filter} onClick={() => onChange(filter)}>
          {messages.counted(filterName(filter, messages.words), formatIndianNumber(count))}
        </Button>
      ))}
    </fieldset>
  );
}

const headingOf = (count: number): string =>
  count === 1 ? messages.oneCitation : messages.citations(formatIndianNumber(count));
