import { textOf } from '@headnote/core/content';
import type { CaseRecord } from '@headnote/core/contract';
import { caseNumberLine, displayCourt, displayJudge, displayName, formatDate } from '@headnote/core/format';
import { messages } from './messages.js';
import type { Particular } from './Particulars.js';

const { particulars: names, derivedNames: derived } = messages;

/** The particulars of a judgment in the order of a law report. Unknown ones have an empty value. */
export function caseParticulars(record: Partial<CaseRecord>): Particular[] {
  const judges = record.judges ?? [];
  return [
    { name: names.decided, value: formatDate(record.decidedOn) },
    isWholeBench(record)
      ? { name: names.bench, value: judges.map((name) => displayJudge(name)).join(', ') }
      : printedBench(record.bench ?? ''),
    { name: names.caseNumber, value: caseNumberLine(record) },
    { name: names.advocates, value: (record.advocates ?? []).map((name) => displayName(name)).join(', ') },
    { name: names.subject, value: record.subject ?? '' },
    { name: names.provisions, value: provisions(record.actsHtml) },
    { name: names.outcome, value: record.decision ?? '' },
    { name: names.printed, value: printedNames(record).join('; ') },
  ];
}

/** The names that are shown in another form than the source prints. */
function printedNames(record: Partial<CaseRecord>): string[] {
  const { appellant = '', respondent = '', judges = [] } = record;
  const isChanged = displayName(appellant) !== appellant || displayName(respondent) !== respondent;
  const isBenchChanged = isWholeBench(record) && judges.some((name) => displayJudge(name) !== name);
  const court = record.courtName || record.courtReference || '';
  return [
    displayCourt(court) === court ? '' : court,
    isChanged ? messages.printedParties(appellant, respondent) : '',
    // A second space in a name is the comma that the list of names cannot contain.
    isBenchChanged ? judges.map((name) => name.replace(/ {2,}/, ', ')).join('; ') : '',
  ].filter(Boolean);
}

/** Some records name only the author of the judgment. To show one judge as the bench would mislead. */
function isWholeBench({ judges = [], benchStrength, bench = '' }: Partial<CaseRecord>): boolean {
  return judges.length > 0 && (benchStrength !== 0 || bench === '');
}

/** `The Judgment was delivered by : A. Sample, J.` names the author, who is not the whole bench. */
const DELIVERED = /\bdelivered by\s*:?\s*(.+)$/i;

function printedBench(line: string): Particular {
  const author = DELIVERED.exec(line)?.[1];
  return author === undefined ? { name: names.bench, value: line } : { name: names.author, value: author };
}

/** The provisions of the list in one line. */
function provisions(actsHtml = ''): string {
  const lines = textOf(actsHtml, '\n').split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('; ');
}

/** The note that names what a rule extracted from the text; undefined when nothing was extracted. */
export function derivedNote(record: Partial<CaseRecord>): string | undefined {
  const shown = (record.derivedFields ?? []).flatMap((field) => nameOfField[field] ?? []);
  const unique = [...new Set(shown)];
  return unique.length === 0 ? undefined : messages.derived(unique.join(', '));
}

const nameOfField: Readonly<Record<string, string>> = {
  appellant: derived.parties,
  respondent: derived.parties,
  decidedOn: derived.date,
  bench: derived.bench,
  benchStrength: derived.bench,
  judges: derived.bench,
  advocates: derived.advocates,
  caseType: derived.caseNumber,
  caseNumber: derived.caseNumber,
  subject: derived.subject,
  actsHtml: derived.provisions,
  decision: derived.outcome,
  courtName: derived.court,
};
