import { briefReport, type BriefAnswer, type BriefRow, type CheckRecord } from '@headnote/core/brief-check';
import { formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { EmptyState } from '@headnote/ui/empty-state';
import { useMemo, useState } from 'react';
import { answerName, citationAnswers } from '../../citator/citation-words.js';
import { ShortList } from '../../citator/ShortList.js';
import { CheckedEntry } from './CheckedEntry.js';
import { messages } from './messages.js';
import { ReferenceList } from './ReferenceList.js';
import { ReportActions } from './ReportActions.js';
import type { PlaceInText } from './show-place.js';

/** Entries shown before the reader asks for all: the list has the page to itself. */
const SHOWN_AT_FIRST = 100;

/** A finished check. */
export interface CheckReportProps {
  readonly record: CheckRecord;
  /** True when the text has changed since. */
  readonly isStale: boolean;
  readonly onShow: (place: PlaceInText) => void;
}

/** Result of a check: how many of each answer, the list, and the report to copy or download. */
export function CheckReport({ record, isStale, onShow }: CheckReportProps) {
  const [chosen, setChosen] = useState<BriefAnswer>();
  const { rows, references } = useMemo(() => briefReport(record), [record]);
  if (rows.length + references.length === 0) return <EmptyState title={messages.none} text={messages.noneText} />;
  const shown = chosen === undefined ? rows : rows.filter(({ answer }) => answer === chosen);
  const shownReferences = chosen === undefined ? references : [];
  return (
    <>
      <output className="hn-visually-hidden">{messages.checked(rows.length)}</output>
      <h2 className="site-check__heading">{headingOf(rows.length)}</h2>
      {isStale && <p className="hn-muted">{messages.stale}</p>}
      <AnswerFilter rows={rows} chosen={chosen} onChange={setChosen} />
      <ReportActions rows={shown} references={shownReferences} />
      <ShortList
        key={chosen}
        label={messages.list}
        atFirst={SHOWN_AT_FIRST}
        className="site-check__list"
        entries={shown.map((row) => (
          <CheckedEntry key={row.start} row={row} onShow={onShow} />
        ))}
      />
      <ReferenceList references={shownReferences} onShow={onShow} />
    </>
  );
}

interface AnswerFilterProps {
  readonly rows: readonly BriefRow[];
  /** Undefined for all answers. */
  readonly chosen: BriefAnswer | undefined;
  readonly onChange: (answer: BriefAnswer | undefined) => void;
}

function AnswerFilter({ rows, chosen, onChange }: AnswerFilterProps) {
  const counts = citationAnswers
    .map((one) => ({ one, count: rows.filter(({ answer }) => answer === one).length }))
    .filter(({ count }) => count > 0);
  return (
    <fieldset className="site-check__filters hn-no-print" aria-label={messages.show}>
      <Button size="small" aria-pressed={chosen === undefined} onClick={() => onChange(undefined)}>
        {messages.all(formatIndianNumber(rows.length))}
      </Button>
      {counts.map(({ one, count }) => (
        <Button key={one} size="small" aria-pressed={chosen === one} onClick={() => onChange(one)}>
          {messages.counted(answerName(one), formatIndianNumber(count))}
        </Button>
      ))}
    </fieldset>
  );
}

const headingOf = (count: number): string =>
  count === 1 ? messages.oneCitation : messages.citations(formatIndianNumber(count));
