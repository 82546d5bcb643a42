import type { CheckedCitation, Reference } from '@headnote/core/citation';
import { answerOf } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { EmptyState } from '@headnote/ui/empty-state';
import { useState } from 'react';
import { answerName, citationAnswers, type CitationAnswer } from '../../citator/citation-words.js';
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
  readonly checked: readonly CheckedCitation[];
  readonly references: readonly Reference[];
  /** The text that was checked. */
  readonly text: string;
  /** True when the text has changed since. */
  readonly isStale: boolean;
  readonly onShow: (place: PlaceInText) => void;
}

/** Result of a check: how many of each answer, the list, and the report to copy or download. */
export function CheckReport({ checked, references, text, isStale, onShow }: CheckReportProps) {
  const [state, setState] = useState<CitationAnswer>();
  if (checked.length + references.length === 0) return <EmptyState title={messages.none} text={messages.noneText} />;
  const shown = state === undefined ? checked : checked.filter((one) => answerOf(one) === state);
  const isWhole = state === undefined;
  return (
    <>
      <output className="hn-visually-hidden">{messages.checked(checked.length)}</output>
      <h2 className="site-check__heading">{headingOf(checked.length)}</h2>
      {isStale && <p className="hn-muted">{messages.stale}</p>}
      <StateFilter checked={checked} state={state} onChange={setState} />
      <ReportActions checked={shown} references={isWhole ? references : []} text={text} />
      <ShortList
        key={state}
        label={messages.list}
        atFirst={SHOWN_AT_FIRST}
        className="site-check__list"
        entries={shown.map((one) => (
          <CheckedEntry key={one.start} checked={one} onShow={onShow} />
        ))}
      />
      {isWhole && <ReferenceList references={references} checked={checked} onShow={onShow} />}
    </>
  );
}

interface StateFilterProps {
  readonly checked: readonly CheckedCitation[];
  /** Undefined for all answers. */
  readonly state: CitationAnswer | undefined;
  readonly onChange: (state: CitationAnswer | undefined) => void;
}

function StateFilter({ checked, state, onChange }: StateFilterProps) {
  const counts = citationAnswers
    .map((one) => ({ one, count: checked.filter((citation) => answerOf(citation) === one).length }))
    .filter(({ count }) => count > 0);
  return (
    <fieldset className="site-check__filters hn-no-print" aria-label={messages.show}>
      <Button size="small" aria-pressed={state === undefined} onClick={() => onChange(undefined)}>
        {messages.all(formatIndianNumber(checked.length))}
      </Button>
      {counts.map(({ one, count }) => (
        <Button key={one} size="small" aria-pressed={state === one} onClick={() => onChange(one)}>
          {messages.counted(answerName(one), formatIndianNumber(count))}
        </Button>
      ))}
    </fieldset>
  );
}

const headingOf = (count: number): string =>
  count === 1 ? messages.oneCitation : messages.citations(formatIndianNumber(count));
