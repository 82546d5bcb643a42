import { briefReport, type BriefRow, type CheckRecord, type ReferenceRow } from '@headnote/core/brief-check';
import type { FoundCase } from '@headnote/core/citation';
import { citationFinderMessages as words } from '../citation-finder/messages.js';
import { Sign, toneOf } from '../citation-finder/Sign.js';
import { box } from '../parts/box.js';
import { formatDate, formatNumber } from '../parts/format.js';
import { WidgetLink, type LinkTarget } from '../parts/WidgetLink.js';
import type { CitationCheckLabels } from './messages.js';
import { noteText } from './check-words.js';
import { printRecord } from './print-record.js';
import type { CheckViewProps } from './view-props.js';

/** Words between blanks. */
const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** The record of a check: how many of each answer, every citation, the references, and what is said of it. */
export function CheckReport(props: CheckViewProps & { readonly record: CheckRecord }) {
  const { state, record, machine, labels, linkTarget } = props;
  const { name, text, at, fingerprint } = record;
  const { rows, references, counts } = briefReport(record);
  const isClean = counts.length === 1 && counts[0]?.[0] === 'found';
  const when = at.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
  const hasAny = rows.length + references.length > 0;
  return (
    <div {...box('record')}>
      <p {...box('sum')}>{hasAny ? labels.counted(formatNumber(rows.length), name) : labels.none}</p>
      {!hasAny && <p {...box('hint')}>{labels.noneText(formatNumber(countWords(text)))}</p>}
      <p {...box('hint')}>{labels.checkedOn(when, fingerprint)}</p>
      {state.note && <p {...box('hint')}>{noteText(state, labels)}</p>}
      {isClean && <p>{labels.allFound}</p>}
      {!isClean && (
        <p {...box('counts')}>
          {counts.map(([answer, count]) => (
            <span {...box('count')} key={answer} data-tone={toneOf(answer)}>
              <Sign tone={toneOf(answer)} />
              <bdi>{`${formatNumber(count)} ${words.states[answer]}`}</bdi>
            </span>
          ))}
        </p>
      )}
      <p {...box('actions')}>
        {hasAny && (
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
        )}
        <button {...box('button')} type="button" onClick={machine.again}>
          {labels.another}
        </button>
      </p>
      {rows.length > 0 && <Rows rows={rows} labels={labels} linkTarget={linkTarget} />}
      {references.length > 0 && <References references={references} labels={labels} />}
      <p {...box('hint')}>{labels.left}</p>
      <p {...box('hint')}>{labels.limits}</p>
    </div>
  );
}

interface RowsProps {
  readonly rows: readonly BriefRow[];
  readonly labels: CitationCheckLabels;
  readonly linkTarget: LinkTarget;
}

function Rows({ rows, labels, linkTarget }: RowsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not announce a list without markers
    <ol {...box('rows')} role="list">
      {rows.map((row) => (
        <li {...box('line')} key={row.start}>
          <span {...box('state')} data-tone={toneOf(row.answer)}>
            <Sign tone={toneOf(row.answer)} />
            {words.states[row.answer]}
          </span>
          <span {...box('written')}>
            {row.caseName && `${row.caseName}, `}
            {row.written}
            <span {...box('hint')}> {labels.line(formatNumber(row.line))}</span>
            {row.readAs && <span {...box('hint')}> {labels.readAs(row.readAs)}</span>}
          </span>
          <span {...box('held')}>
            {row.hits.map((hit) => (
              <Found key={hit.id} found={hit} linkTarget={linkTarget} />
            ))}
            <Why row={row} />
            {row.elsewhere.map(({ citation, hit }) => (
              <span key={hit.id}>
                {words.elsewhere(citation)}: <Found found={hit} linkTarget={linkTarget} />
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Why a citation has its answer; nothing if it is found. */
function Why({ row: { reason, answer } }: { row: BriefRow }) {
  const sentence = reason || words.sentences[answer];
  return sentence ? <span {...box('why')}>{sentence}</span> : null;
}

/** The later judgment that warns of a case, in words; empty if there is none. */
function laterWords({ later }: FoundCase): string {
  if (!later) return '';
  const { treatment, title, citation, courtName, decidedOn, benchStrength } = later;
  const bench = benchStrength > 0 && words.bench(benchStrength);
  const by = words.by(words.states[treatment], title);
  return [by, citation, courtName, decidedOn && formatDate(decidedOn), bench].filter(Boolean).join(', ');
}

/** A judgment with what a later one says against it. */
function Found({ found, linkTarget }: { found: FoundCase; linkTarget: LinkTarget }) {
  const later = laterWords(found);
  return (
    <span>
      <WidgetLink name="title" href={found.id} target={linkTarget} onClick={() => undefined}>
        {found.title}
      </WidgetLink>
      {later && (
        <span {...box('later')} data-tone={found.later?.treatment === 'doubted' ? 'warn' : 'bad'}>
          {later}
        </span>
      )}
    </span>
  );
}

function References({ references, labels }: { references: readonly ReferenceRow[]; labels: CitationCheckLabels }) {
  return (
    <details {...box('references')}>
      <summary>{`${labels.references} (${formatNumber(references.length)})`}</summary>
      <ul {...box('rows')}>
        {references.map(({ start, written, kind, meant }) => (
          <li {...box('line')} key={start}>
            <span {...box('state')}>{labels.referenceKinds[kind]}</span>
            <span {...box('written')}>{written}</span>
            <span {...box('held')}>{labels.means(meant)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
