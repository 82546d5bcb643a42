import {
  type BriefReport,
  briefReport,
  type CheckRecord,
  faultOf,
  filterCounts,
  filterName,
  isShown,
  isReferenceShown,
  type ReferenceRow,
  reportSentence,
  reportWords as say,
} from '@headnote/core/brief-check';
import { box } from '../parts/box.js';
import { formatNumber } from '../parts/format.js';
import { noteText } from './check-words.js';
import { CheckRows } from './CheckRows.js';
import { downloadReport } from './download-report.js';
import type { CitationCheckLabels } from './messages.js';
import { printRecord } from './print-record.js';
import { AnswerSign } from './ReportLines.js';
import type { CheckViewProps } from './view-props.js';

/** Words between blanks. */
const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** The record of a check: a sentence with all counts, filters, the five columns of each citation, the references. */
export function CheckReport(props: CheckViewProps & { readonly record: CheckRecord }) {
  const { state, record, machine, labels, linkTarget } = props;
  const { name, text, at, fingerprint } = record;
  const report = briefReport(record);
  const { rows, references } = report;
  const { filter } = state;
  const shown = rows.filter((row) => isShown(row, filter));
  const shownReferences = references.filter((one) => isReferenceShown(one, filter));
  const when = at.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
  const hasAny = rows.length + references.length > 0;
  return (
    <div {...box('record')}>
      <p {...box('sum')}>{hasAny ? labels.counted(formatNumber(rows.length), name) : labels.none}</p>
      {!hasAny && <p {...box('hint')}>{labels.noneText(formatNumber(countWords(text)))}</p>}
      <p {...box('hint')}>{labels.checkedOn(when, fingerprint)}</p>
      {state.note && <p {...box('hint')}>{noteText(state, labels)}</p>}
      {rows.length > 0 && <p {...box('counts')}>{reportSentence(report, say)}</p>}
      {hasAny && <Filters report={report} {...props} />}
      <p {...box('actions')}>
        {hasAny && (
          <>
            <button
              {...box('button')}
              type="button"
              onClick={(event) => {
                const isPrinted = printRecord(event.currentTarget.closest<HTMLElement>('.hnw-record'));
                if (!isPrinted) machine.say('print-refused');
              }}
            >
              {labels.print}
            </button>
            <button {...box('button')} type="button" onClick={() => downloadReport(record, report, filter)}>
              {labels.docx}
            </button>
          </>
        )}
        <button {...box('button')} type="button" onClick={machine.again}>
          {labels.another}
        </button>
      </p>
      {shown.length > 0 && <CheckRows rows={shown} linkTarget={linkTarget} labels={labels} />}
      {shownReferences.length > 0 && (
        <References key={filter} references={shownReferences} labels={labels} isOpen={filter === 'attention'} />
      )}
      <p {...box('hint')}>{labels.left}</p>
      <p {...box('hint')}>{labels.limits}</p>
    </div>
  );
}

function Filters({ report, state, machine, labels }: CheckViewProps & { readonly report: BriefReport }) {
  return (
    <fieldset {...box('filters')} aria-label={labels.filters}>
      {filterCounts(report).map(({ filter, count }) => (
        <button
          {...box('button')}
          key={filter}
          type="button"
          aria-pressed={state.filter === filter}
          onClick={() => machine.filter(filter)}
        >
          {`${filterName(filter, say)} ${formatNumber(count)}`}
        </button>
      ))}
    </fieldset>
  );
}

interface ReferencesProps {
  readonly references: readonly ReferenceRow[];
  readonly labels: CitationCheckLabels;
  /** True from the start if only those are shown that need a look. */
  readonly isOpen: boolean;
}

function References({ references, labels, isOpen }: ReferencesProps) {
  return (
    <details {...box('references')} open={isOpen}>
      <summary>{`${labels.references} (${formatNumber(references.length)})`}</summary>
      <ul {...box('rows')}>
        {references.map((reference) => {
          const { start, written, kind, meant } = reference;
          const fault = faultOf(reference, say);
          return (
            <li {...box('line')} key={start}>
              <span {...box('state')}>{labels.referenceKinds[kind]}</span>
              <span {...box('written')}>{written}</span>
              <span {...box('held')}>
                {fault === '' ? labels.means(meant) : <AnswerSign tone="wrong">{fault}</AnswerSign>}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
