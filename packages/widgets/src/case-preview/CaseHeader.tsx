import type { CaseSummary } from '@headnote/core/embed';
import type { ReactNode } from 'react';
import { box } from '../parts/box.js';
import { Chip } from '../parts/Chip.js';
import { formatDate } from '../parts/format.js';
import type { CaseHeadLabels } from './messages.js';

/** Properties of CaseHeader. */
export interface CaseHeaderProps {
  readonly item: CaseSummary;
  readonly labels: CaseHeadLabels;
  /** Draws the heading around the parties. */
  readonly heading: (title: ReactNode) => ReactNode;
  /** Position of the date; default `line`, at the end of the court's line. */
  readonly date?: 'line' | 'title' | undefined;
  /** Replaces the citations. */
  readonly citations?: ReactNode;
  /** Replaces the badge of a case from the fictional sample. */
  readonly sample?: ReactNode;
}

/** Citations beside the heading; the particulars list all. */
const MAX_CHIPS = 3;

/** Heading of a case: court, date, parties, citations with the real one first. */
export function CaseHeader({ item, labels, heading, date = 'line', citations, sample }: CaseHeaderProps) {
  const [first = labels.noParties, second] = [item.appellant, item.respondent].filter(Boolean);
  const rest = item.citations.length - MAX_CHIPS;
  return (
    <header {...box('casehead')}>
      <div {...box('courtline')}>
        <bdi {...box('court')}>{item.court || labels.noCourt}</bdi>
        {item.sample && (sample ?? <span {...box('sample')}>{labels.sample}</span>)}
        {date === 'line' && <bdi {...box('date')}>{formatDate(item.date)}</bdi>}
      </div>
      {heading(
        <>
          <bdi>
            {first}
            {second && <i {...box('versus')}> {labels.versus} </i>}
            {second}
          </bdi>
          {date === 'title' && (
            <span {...box('date')}>
              , <bdi>{formatDate(item.date)}</bdi>
            </span>
          )}
        </>,
      )}
      {citations ?? (
        <div {...box('chips')}>
          {item.citations.slice(0, MAX_CHIPS).map((citation) => (
            <Chip key={citation} citation={citation} />
          ))}
          {rest > 0 && <bdi {...box('rest')}>{labels.more(rest)}</bdi>}
        </div>
      )}
    </header>
  );
}
