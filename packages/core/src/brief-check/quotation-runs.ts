import type { QuotationSegment } from '../contract/citations/claim-answer.js';
import type { ReportRun } from './report-run.js';

/** Words on either side of a difference that are shown; the rest of a long quotation is left out. */
const AROUND = 8;

const wordsOf = (text: string): readonly string[] => text.match(/\S+/g) ?? [];

/** The words of an equal run that are next to a difference. */
function shorten(text: string, { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean }): string {
  const words = wordsOf(text);
  if (words.length <= (isFirst || isLast ? AROUND : 2 * AROUND) + 1) return words.join(' ');
  const begins = isFirst ? [] : words.slice(0, AROUND);
  const ends = isLast ? [] : words.slice(-AROUND);
  return [...begins, '…', ...ends].join(' ');
}

/** A quotation that differs. */
interface DifferingRuns {
  /** As the brief has it; its own words are marked. */
  readonly brief: readonly ReportRun[];
  /** As the judgment has it. */
  readonly report: readonly ReportRun[];
  /** How many words differ, counted on the side that has more of them. */
  readonly count: number;
}

/** Divides a quotation that differs into the words of the brief and those of the judgment. */
export function quotationRuns(segments: readonly QuotationSegment[]): DifferingRuns {
  const last = segments.length - 1;
  const shown = segments.map(({ kind, text }, index) => ({
    kind,
    text: kind === 'equal' ? shorten(text, { isFirst: index === 0, isLast: index === last }) : wordsOf(text).join(' '),
  }));
  const count = (kind: QuotationSegment['kind']) =>
    segments.reduce((sum, one) => sum + (one.kind === kind ? wordsOf(one.text).length : 0), 0);
  const side = (own: 'added' | 'missing', mark: 'brief' | 'report'): ReportRun[] =>
    shown
      .filter(({ kind, text }) => text !== '' && (kind === 'equal' || kind === own))
      .flatMap(({ kind, text }, index): ReportRun[] => [
        ...(index > 0 ? [{ text: ' ' }] : []),
        kind === own ? { text, mark } : { text },
      ]);
  return {
    brief: side('added', 'brief'),
    report: side('missing', 'report'),
    count: Math.max(count('added'), count('missing')),
  };
}
