import type { ActRecord } from '@headnote/core/contract';
import { dateParts, formatDate } from '@headnote/core/format';
import type { ReactNode } from 'react';
import { CitationChips } from '../citation-chip/index.js';
import { Highlight, type Run } from '../highlight/index.js';
import { circleExclamationIcon, Icon } from '../icon/index.js';
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
  /** Excerpt with highlighted hits, and the section it comes from. */
  context?: { place?: string | undefined; runs: readonly Run[] } | undefined;
  /** Content shown under the year. */
  end?: ReactNode;
  /** Level of the heading, 2 to 6. Default `3`. */
  level?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Component that renders the links. Default: that of `LinkProvider`, else `a`. */
  linkComponent?: LinkComponent | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Row in a list of bare acts: title, number, ministry, status, and whether the text is available.
 *
 * - **Do** use it in lists of bare acts, one per row.
 * - **Don’t** use it for judgments: that is `CaseCard`.
 */
export function ActCard({ record, href, context, end, level = 3, linkComponent, className }: ActCardProps) {
  const labels = useLabels();
  const Heading = `h${level}` as const;
  const facts = [record.actNumber && labels.actNumber(record.actNumber), record.ministry].filter(Boolean);
  const asOn = dateParts(record.asOn) ? labels.asOn(formatDate(record.asOn)) : '';
  return (
    <article className={cx('hn-row hn-row--act', className)} data-id={record.id}>
      <div className="hn-row__grid">
        <div className="hn-row__head">
          <Heading className="hn-row__title">
            <Anchor href={href} linkComponent={linkComponent}>
              {record.title || record.houseCitation || record.id}
            </Anchor>
          </Heading>
          <p className="hn-row__facts">
            {facts.map((fact) => `${fact}. `)}
            <strong className="hn-row__fact">{record.statusText || asOn}</strong>
          </p>
        </div>
        <CitationChips className="hn-row__chips" citations={[record.houseCitation ?? '']} />
        {context && context.runs.length > 0 && (
          <p className="hn-row__context">
            {context.place && <bdi className="hn-row__place">{context.place}</bdi>}
            <span className="hn-row__words">
              <Highlight runs={windowRuns(context.runs)} />
            </span>
          </p>
        )}
        {record.isAvailable === false && (
          <p className="hn-row__context hn-row__missing">
            <Icon shape={circleExclamationIcon} size={15} />
            {labels.actNotAvailable}
          </p>
        )}
        <div className="hn-row__end">
          {record.year ? <span className="hn-row__date">{record.year}</span> : null}
          {record.isSample && <SampleBadge />}
          {end}
        </div>
      </div>
    </article>
  );
}
