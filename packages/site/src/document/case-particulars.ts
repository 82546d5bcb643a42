import type { CaseRecord, CaseSummary } from '@headnote/core/contract';
import { caseSummary, formatDate } from '@headnote/core/format';
import { messages } from './messages.js';
import type { Particular } from './Particulars.js';

const { particulars: names, derivedNames } = messages;

/** The particulars of a judgment in the order of a law report. Unknown ones have an empty value. */
export function caseParticulars(record: Partial<CaseRecord>): Particular[] {
  const { date, bench, author, number, advocates, subject, provisions, decision, printed } = caseSummary(record);
  return [
    { name: names.decided, value: formatDate(date) },
    author === '' ? { name: names.bench, value: bench } : { name: names.author, value: author },
    { name: names.caseNumber, value: number },
    { name: names.advocates, value: advocates.join(', ') },
    { name: names.subject, value: subject },
    { name: names.provisions, value: provisions.join('; ') },
    { name: names.outcome, value: decision },
    { name: names.printed, value: printed.join('; ') },
  ];
}

/** The note that names what a rule extracted from the text; undefined when nothing was extracted. */
export function derivedNote({ derived }: Pick<CaseSummary, 'derived'>): string | undefined {
  return derived.length === 0 ? undefined : messages.derived(derived.map((fact) => derivedNames[fact]).join(', '));
}
