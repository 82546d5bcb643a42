import { citationStates } from '../contract/citations/citation-verdict.js';
import { warnings } from '../contract/citations/later-treatment.js';
import { formatIndianNumber } from '../format/format-number.js';
import type { BriefReport, BriefRow, ReferenceRow } from './brief-report.js';
import type { ReportFilter, ReportWords } from './report-words.js';

const GOOD_PINPOINTS: readonly BriefRow['pinpoint']['state'][] = ['none', 'exists'];
const GOOD_QUOTATIONS: readonly BriefRow['quotation']['state'][] = ['none', 'word-for-word'];

/** Whether a filter shows a row. A citation stays found when its pinpoint, its quotation or its later treatment is bad. */
export function isShown(row: BriefRow, filter: ReportFilter): boolean {
  const { citation, pinpoint, quotation, later } = row;
  if (filter === 'all') return true;
  if (filter === 'pinpoint') return !GOOD_PINPOINTS.includes(pinpoint.state);
  if (filter === 'quotation') return !GOOD_QUOTATIONS.includes(quotation.state);
  if (filter !== 'attention') return citation.state === filter || later.state === filter;
  return (
    citation.state !== 'found' ||
    isShown(row, 'pinpoint') ||
    isShown(row, 'quotation') ||
    warnings.some((warning) => later.state === warning)
  );
}

/** Whether words refer to nothing, or to one of several citations before them. */
const isUnclear = ({ kind, meant }: ReferenceRow): boolean => kind !== 'provision' && meant.length !== 1;

/** Whether a filter shows a reference. */
export const isReferenceShown = (one: ReferenceRow, filter: ReportFilter): boolean =>
  filter === 'all' || (filter === 'attention' && isUnclear(one));

/** What a reference lacks, in words; empty if it is clear. */
export function faultOf(reference: ReferenceRow, say: ReportWords): string {
  if (!isUnclear(reference) || reference.meant.length > 1) return '';
  return reference.kind === 'name' ? say.namedOnly : say.noAntecedent;
}

const PARTS = [...citationStates, 'quotation', 'pinpoint', ...warnings] as const;

/** A filter and how much it shows. */
export interface FilterCount {
  readonly filter: ReportFilter;
  readonly count: number;
}

/** Counts what each filter shows, in the order of the screens. Leaves out what shows nothing. */
export function filterCounts({ rows, references }: BriefReport): FilterCount[] {
  const counted = PARTS.map((filter) => ({ filter, count: rows.filter((row) => isShown(row, filter)).length }));
  const toLookAt = rows.filter((row) => isShown(row, 'attention')).length + references.filter(isUnclear).length;
  return [
    { filter: 'all' as const, count: rows.length + references.length },
    { filter: 'attention' as const, count: toLookAt },
    ...counted,
  ].filter(({ filter, count }) => filter === 'all' || count > 0);
}

/** Name of a filter. */
export function filterName(filter: ReportFilter, say: ReportWords): string {
  if (filter === 'all' || filter === 'attention') return say[filter];
  if (filter === 'quotation') return say.quotationFilter;
  if (filter === 'pinpoint') return say.pinpointFilter;
  return (say.citation as Partial<Record<ReportFilter, string>>)[filter] ?? say.later[filter as 'overruled'];
}

/** The sentence with all counts of a report: `22 citations: 15 found, 1 overruled.` */
export function reportSentence(report: BriefReport, say: ReportWords): string {
  const counts = filterCounts(report);
  const parts = counts.flatMap(({ filter, count }) =>
    filter === 'all' || filter === 'attention' ? [] : [say.counts[filter](formatIndianNumber(count))],
  );
  const total = say.total(report.rows.length, formatIndianNumber(report.rows.length));
  return parts.length === 0 ? `${total}.` : say.listed(total, parts.join(', '));
}
