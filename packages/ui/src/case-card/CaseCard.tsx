import type { CaseRecord } from '@headnote/core/contract';
import {
  caseNumberLine,
  caseReference,
  citationsInOrder,
  DATE_NOT_KNOWN,
  displayCourt,
  displayName,
  formatDate,
  type FirstCitation,
  PARTIES_NOT_KNOWN,
} from '@headnote/core/format';
import { Fragment, type ReactNode } from 'react';
import { CitationChips } from '../citation-chip/index.js';
import { Highlight, type Run } from '../highlight/index.js';
import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';
import { useLabels } from '../labels/index.js';
import { Anchor, type LinkComponent } from '../link/index.js';
import { SampleBadge } from '../sample-badge/index.js';
import { benchWords } from './bench-words.js';
import { markName } from './mark-name.js';
import { windowRuns } from './window-runs.js';

/** The fields of a case that a row shows. Missing fields are left out. */
export type CaseCardRecord = Pick<CaseRecord, 'id'> & Partial<Omit<CaseRecord, 'id'>>;

export interface CaseCardProps {
  /** Case from the contract. Missing fields are left out. */
  record: CaseCardRecord;
  /** Target of the link on the parties. */
  href: string;
  /** An excerpt with its hits, and its place: a paragraph, `Order` or a judge. */
  context?: { place?: string | undefined; runs: readonly Run[] } | undefined;
  /** The citation that comes first. Default `neutral`. */
  firstCitation?: FirstCitation | undefined;
  /** Words of the search in the names of the parties, which are marked there. */
  found?: readonly Run[] | undefined;
  /** Below the facts: a later judgment that overrules, reverses or doubts the case, with a `TreatmentFlag`. */
  warning?: ReactNode;
  /** Content below the date: treatment, `Cited by 486`. */
  end?: ReactNode;
  /**
   * The form of lists of latest cases: `VS` between the parties, the case number in upper case, and the subject. Default
   * `false`.
   */
  isLatest?: boolean | undefined;
  /** Content before the row, for example a check box. */
  select?: ReactNode;
  /** Level of the heading, 2 to 6. Default `3`. */
  level?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Component that renders the links. Default: that of `LinkProvider`, else `a`. */
  linkComponent?: LinkComponent | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * One result: parties, court, bench, case number, outcome, citations, context and date.
 *
 * - **Do** use it in lists of judgments, one per row.
 * - **Don’t** put it into a box: rows have hairlines only.
 */
export function CaseCard({
  record,
  href,
  context,
  firstCitation,
  found,
  warning,
  end,
  isLatest = false,
  select,
  level = 3,
  linkComponent,
  className,
}: CaseCardProps) {
  const Heading = `h${level}` as const;
  const date = formatDate(record.decidedOn ?? null);
  return (
    <article className={cx('hn-row', className)} data-id={record.id}>
      <div className={cx('hn-row__grid', Boolean(select) && 'hn-row__grid--selectable')}>
        {select && <div className="hn-row__select">{select}</div>}
        <div className="hn-row__head">
          <Heading className="hn-row__title">
            <Anchor href={href} linkComponent={linkComponent}>
              <CaseParties
                appellant={record.appellant ?? ''}
                respondent={record.respondent ?? ''}
                found={found}
                versus={isLatest ? <span className="hn-versus hn-versus--upright">VS</span> : undefined}
              />
            </Anchor>
          </Heading>
          <p className="hn-row__facts">
            <CaseFacts record={record} isLatest={isLatest} />
          </p>
          {warning}
        </div>
        <CitationChips className="hn-row__chips" citations={citationsOf(record, firstCitation)} />
        {context && context.runs.length > 0 && (
          <p className="hn-row__context">
            {context.place && <bdi className="hn-row__place">{context.place}</bdi>}
            <span className="hn-row__words">
              <Highlight runs={windowRuns(context.runs)} />
            </span>
          </p>
        )}
        <div className="hn-row__end">
          <bdi className={cx('hn-row__date', date === DATE_NOT_KNOWN && 'hn-muted')}>{date}</bdi>
          {record.isSample && <SampleBadge />}
          {end}
        </div>
      </div>
    </article>
  );
}

const V = <i className="hn-versus">v</i>;

/** The parties of a case in display case with an italic v between them, or the only party that is known. */
export function CaseParties({ appellant, respondent, found = [], versus = V }: CasePartiesProps) {
  const [first, second] = [displayName(appellant), displayName(respondent)].filter(Boolean);
  if (!first) return PARTIES_NOT_KNOWN;
  if (!second) return <Highlight runs={markName(first, found)} />;
  return (
    <>
      <Highlight runs={markName(first, found)} /> {versus} <Highlight runs={markName(second, found)} />
    </>
  );
}

interface CasePartiesProps {
  appellant: string;
  respondent: string;
  /** Words of the search, to mark. */
  found?: readonly Run[] | undefined;
  /** What stands between them. Default: an italic v. */
  versus?: ReactNode;
}

// A server may send null for a field or in a list.
function citationsOf({ houseCitation, otherCitations }: CaseCardRecord, first: FirstCitation | undefined): string[] {
  const others = listOf<string | null>(otherCitations).map((citation) => citation ?? '');
  return citationsInOrder({ houseCitation: houseCitation ?? '', otherCitations: others, first });
}

function CaseFacts({ record, isLatest }: { record: CaseCardRecord; isLatest: boolean }) {
  const { benchOf, singleJudge, sourcesOf } = useLabels();
  const strength = record.benchStrength ?? 0;
  const bench = strength === 1 ? singleJudge : strength > 1 ? benchOf(benchWords(strength)) : '';
  const court = displayCourt(record.courtName || record.courtReference || '');
  const number = isLatest && record.caseNumber ? caseReference(record) : caseNumberLine(record);
  const place = (court || bench) && (
    <>
      {court && <strong className="hn-row__fact">{court}</strong>}
      {court && bench && ', '}
      {bench}
    </>
  );
  const outcome = record.decision && <strong className="hn-row__fact">{record.decision}</strong>;
  const { length } = record.sourceIds ?? [];
  const sources = length > 1 && sourcesOf(length);
  return [place, number, outcome, isLatest && record.subject, sources].filter(Boolean).map((fact, index) => (
    <Fragment key={index}>
      {index > 0 && '. '}
      {fact}
    </Fragment>
  ));
}
