import { textOf } from '../content/text-of.js';
import type { CaseRecord } from '../contract/records/case-record.js';
import type { CaseFact, CaseSummary } from '../contract/embed/embed-case.js';
import { caseNumberLine } from './case-number-line.js';
import { citationsInOrder, leadingCitation } from './citation-order.js';
import { displayCourt, displayJudge, displayName } from './display-name.js';

/** Formats heading and particulars of a case, for its page and for the widget. Unknown facts are empty. */
export function caseSummary(record: Partial<CaseRecord>): CaseSummary {
  const { judges = [], bench = '', derivedFields = [] } = record;
  const isWhole = isWholeBench(record);
  const author = isWhole ? '' : (DELIVERED.exec(bench)?.[1] ?? '');
  const facts = derivedFields.flatMap((field) => factOf.get(field) ?? []);
  return {
    citation: leadingCitation(record),
    citations: citationsInOrder(record),
    appellant: displayName(record.appellant ?? ''),
    respondent: displayName(record.respondent ?? ''),
    court: displayCourt(record.courtName || record.courtReference || ''),
    date: record.decidedOn ?? null,
    bench: isWhole ? judges.map((name) => displayJudge(name)).join(', ') : author ? '' : bench,
    author,
    number: caseNumberLine(record),
    advocates: (record.advocates ?? []).map((name) => displayName(name)),
    subject: record.subject ?? '',
    provisions: provisions(record.actsHtml),
    decision: record.decision ?? '',
    printed: printedNames(record),
    derived: [...new Set(facts)],
    sample: record.isSample === true,
  };
}

/** Some records name only the author of the judgment. To show one judge as the bench would mislead. */
function isWholeBench({ judges = [], benchStrength, bench = '' }: Partial<CaseRecord>): boolean {
  return judges.length > 0 && (benchStrength !== 0 || bench === '');
}

/** `The Judgment was delivered by : A. Sample, J.` names the author, who is not the whole bench. */
const DELIVERED = /\bdelivered by\s*:?\s*(.+)$/i;

/** The names that are shown in another form than the source prints. */
function printedNames(record: Partial<CaseRecord>): string[] {
  const { appellant = '', respondent = '', judges = [] } = record;
  const isChanged = displayName(appellant) !== appellant || displayName(respondent) !== respondent;
  const isBenchChanged = isWholeBench(record) && judges.some((name) => displayJudge(name) !== name);
  const court = record.courtName || record.courtReference || '';
  return [
    displayCourt(court) === court ? '' : court,
    isChanged ? [appellant, respondent].filter(Boolean).join(' v. ') : '',
    // A second space in a name is the comma that the list of names cannot contain.
    isBenchChanged ? judges.map((name) => name.replace(/ {2,}/, ', ')).join('; ') : '',
  ].filter(Boolean);
}

function provisions(actsHtml = ''): string[] {
  const lines = textOf(actsHtml, '\n').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

const factOf: ReadonlyMap<string, CaseFact> = new Map(
  Object.entries<CaseFact>({
    appellant: 'parties',
    respondent: 'parties',
    decidedOn: 'date',
    bench: 'bench',
    benchStrength: 'bench',
    judges: 'bench',
    advocates: 'advocates',
    caseType: 'number',
    caseNumber: 'number',
    subject: 'subject',
    actsHtml: 'provisions',
    decision: 'decision',
    courtName: 'court',
  }),
);
