import type { CaseRecord } from '@headnote/core/contract';
import { caseNumberLine, formatDate } from '@headnote/core/format';
import { textOf } from '@headnote/core/content';
import type { Particular } from './Particulars.js';

/** The particulars of a judgment in the order of a law report; what is not known has no line. */
export function caseParticulars(record: Partial<CaseRecord>): Particular[] {
  const judges = record.judges ?? [];
  return [
    { name: 'Decided', value: formatDate(record.decidedOn) },
    { name: 'Bench', value: isWholeBench(record) ? judges.join(', ') : (record.bench ?? '') },
    { name: 'Case', value: caseNumberLine(record) },
    { name: 'Advocates', value: (record.advocates ?? []).join(', ') },
    { name: 'Subject', value: record.subject ?? '' },
    { name: 'Provisions', value: provisions(record.actsHtml) },
    { name: 'Outcome', value: record.decision ?? '' },
  ];
}

/** Of some judgments only the author is known; naming him as the bench would mislead. */
function isWholeBench({ judges = [], benchStrength, bench = '' }: Partial<CaseRecord>): boolean {
  return judges.length > 0 && (benchStrength !== 0 || bench === '');
}

/** The provisions of the list in one line. */
function provisions(actsHtml = ''): string {
  const lines = textOf(actsHtml, '\n').split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('; ');
}

/** English names of the particulars that a rule read from the text, for the note below them. */
export function derivedNote(record: Partial<CaseRecord>): string | undefined {
  const names = (record.derivedFields ?? []).flatMap((field) => shownNames[field] ?? []);
  const unique = [...new Set(names)];
  if (unique.length === 0) return undefined;
  return `Read from the text by rule, not given by the source: ${unique.join(', ')}.`;
}

const shownNames: Readonly<Record<string, string>> = {
  appellant: 'parties',
  respondent: 'parties',
  decidedOn: 'date',
  bench: 'bench',
  benchStrength: 'bench',
  judges: 'bench',
  advocates: 'advocates',
  caseType: 'case number',
  caseNumber: 'case number',
  subject: 'subject',
  actsHtml: 'provisions',
  decision: 'outcome',
  courtName: 'court',
};
