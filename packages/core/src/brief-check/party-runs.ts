import { compareCaseNames, sidesOfTitle } from '../citation/names/compare-case-names.js';
import type { ReportRun } from './report-run.js';

/** Titles with the same party on either side are compared, because a party alone may be either of a title. */
const twice = (party: string): string => `${party} v. ${party}`;

const differs = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && compareCaseNames(twice(one), twice(other)) === 'both-differ';

/** For each party of the brief, whether it is another than that of the judgment at the same place. */
const differencesOf = (named: readonly string[], titled: readonly string[]): readonly boolean[] =>
  named.map((party, index) => differs(party, titled[index]));

const countOf = (differences: readonly boolean[]): number => differences.filter(Boolean).length;

const runsOf = (
  { parties, between }: ReturnType<typeof sidesOfTitle>,
  isOther: readonly boolean[],
  mark: 'brief' | 'report',
): ReportRun[] =>
  parties.flatMap((text, index): ReportRun[] => [
    ...(index > 0 ? [{ text: between }] : []),
    isOther[index] ? { text, mark } : { text },
  ]);

/**
 * Marks the parties that differ in the names of a brief and in a cause title. An appeal may name them the other way round: the
 * order in which fewer differ counts.
 */
export function partyRuns(named: string, title: string): Readonly<Record<'brief' | 'report', readonly ReportRun[]>> {
  const brief = sidesOfTitle(named);
  const report = sidesOfTitle(title);
  const straight = differencesOf(brief.parties, report.parties);
  const turned = report.parties.toReversed();
  const crossed = differencesOf(brief.parties, turned);
  const isCrossed = brief.parties.length + report.parties.length > 2 && countOf(crossed) < countOf(straight);
  const differences = isCrossed ? crossed : straight;
  const ofReport = report.parties.map((_party, index) => {
    const place = isCrossed ? report.parties.length - 1 - index : index;
    return differences[place] ?? false;
  });
  return { brief: runsOf(brief, differences, 'brief'), report: runsOf(report, ofReport, 'report') };
}
