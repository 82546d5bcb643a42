import type { ActRecord } from '@headnote/core/contract';
import { actNumberLine, dateParts, formatDate } from '@headnote/core/format';
import type { ReactNode } from 'react';
import { Highlight, type Run } from '../highlight/index.js';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';
import { Anchor, type LinkComponent } from '../link/index.js';
import { SampleBadge } from '../sample-badge/index.js';
import { windowRuns } from '../case-card/index.js';

/** Fields of an act that a row shows. Missing fields are left out. */
export type ActCardRecord = Pick<ActRecord, 'id'> & Partial<Omit<ActRecord, 'id'>>;

export interface ActCardProps {
  /** Act from the contract. */
  record: ActCardRecord;
  /** Address of the act. */
  href: string;
  /** Excerpt with highlighted hits, and the section it comes from; it takes a second line. */
  context?: { place?: string | undefined; runs: readonly Run[] } | undefined;
  /** Content shown at the end of the line. */
  end?: ReactNode;
  /** Level of the heading, 2 to 6. Default `3`. */
  level?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Component that renders the links. Default: that of `LinkProvider`, else `a`. */
  linkComponent?: LinkComponent | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * One line in a list of bare acts: title, number, and its state: repealed, without text, or the date of the text.
 *
 * - **Do** use it in lists of bare acts, one per row.
 * - **Don’t** use it for judgments: that is `CaseCard`.
 */
export function ActCard({ record, href, context, end, level = 3, linkComponent, className }: ActCardProps) {
  const labels = useLabels();
  const Heading = `h${level}` as const;
  const state = useActState(record);
  const number = actNumberLine(record);
  return (
    <article className={cx('hn-row hn-row--act', className)} data-id={record.id}>
      <div className="hn-act">
        <Heading className="hn-row__title hn-act__title">
          <Anchor href={href} linkComponent={linkComponent}>
            {record.title || record.houseCitation || record.id}
          </Anchor>
        </Heading>
        <p className="hn-act__facts">
          {number !== '' && <span className="hn-act__number">{labels.actNumber(number)}</span>}
          {state.text !== '' && (
            <span className={cx('hn-act__state', state.isWarning && 'hn-act__state--warning')}>{state.text}</span>
          )}
          {record.isSample && <SampleBadge />}
          {end}
        </p>
      </div>
      {context && context.runs.length > 0 && (
        <p className="hn-row__context hn-act__context">
          {context.place && <bdi className="hn-row__place">{context.place}</bdi>}
          <span className="hn-row__words">
            <Highlight runs={windowRuns(context.runs)} />
          </span>
        </p>
      )}
    </article>
  );
}

/** The most important thing to know: repealed, no text, the source's own words, the date of the text. */
function useActState(record: ActCardRecord): { readonly text: string; readonly isWarning: boolean } {
  const labels = useLabels();
  if (record.repealedBy) {
    const text = dateParts(record.repealedOn) ? labels.repealedOn(formatDate(record.repealedOn)) : labels.repealed;
    return { text, isWarning: true };
  }
  if (record.isAvailable === false) return { text: labels.actNotAvailable, isWarning: true };
  const asOn = dateParts(record.asOn) ? labels.asOn(formatDate(record.asOn)) : '';
  return { text: record.statusText || asOn, isWarning: false };
}
