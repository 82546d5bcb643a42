import { type BriefRow, reportCells, reportColumns, reportWords as say } from '@headnote/core/brief-check';
import { box } from '../parts/box.js';
import { formatNumber } from '../parts/format.js';
import type { LinkTarget } from '../parts/WidgetLink.js';
import type { CitationCheckLabels } from './messages.js';
import { ReportLines } from './ReportLines.js';

interface CheckRowsProps {
  readonly rows: readonly BriefRow[];
  readonly linkTarget: LinkTarget;
  readonly labels: CitationCheckLabels;
}

/** The five columns of each citation. On a narrow page they are stacked, each with its name. */
export function CheckRows({ rows, linkTarget, labels }: CheckRowsProps) {
  return (
    <>
      <div {...box('heads')} aria-hidden="true">
        {reportColumns.map((column) => (
          <span key={column}>{say.columns[column]}</span>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not announce a list without markers */}
      <ol {...box('rows')} role="list" aria-label={labels.list}>
        {rows.map((row) => {
          const cells = reportCells(row, say);
          return (
            <li {...box('entry')} key={row.start}>
              <dl {...box('cells')}>
                {reportColumns.map((column) => (
                  <div {...box('cell')} key={column}>
                    <dt {...box('column')}>{say.columns[column]}</dt>
                    <dd {...box('said')}>
                      <ReportLines lines={cells[column]} linkTarget={linkTarget} />
                      {column === 'citation' && <p {...box('hint')}>{labels.line(formatNumber(row.line))}</p>}
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          );
        })}
      </ol>
    </>
  );
}
