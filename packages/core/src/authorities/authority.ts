import type { LaterTreatment, Warning } from '../contract/citations/later-treatment.js';
import type { ActRecord } from '../contract/records/act-record.js';
import type { CaseRecord } from '../contract/records/case-record.js';
import { actNumberLine } from '../format/act-number.js';
import { caseTitle } from '../format/case-title.js';
import { citationText } from '../format/citation-look.js';
import { citationsInOrder } from '../format/citation-order.js';
import { caseNumberLine } from '../format/case-number-line.js';
import { displayCourt } from '../format/display-name.js';

/** A judgment or an act as lists and reference programs name it. Unknown text is empty. */
export interface Authority {
  readonly kind: 'case' | 'act';
  /** Id of the document. */
  readonly id: string;
  /** `A v. B`, or the title of the act. */
  readonly title: string;
  /** Citations in the order in which lawyers expect them; a number of LII is marked as such. */
  readonly citations: readonly string[];
  /** This library's own citation. */
  readonly houseCitation: string;
  /** Court in display form; empty for an act. */
  readonly court: string;
  /** 1 is the Supreme Court; 0 if unknown, and for acts. */
  readonly courtId: number;
  /** Case number, or number of the act. */
  readonly number: string;
  /** ISO date of the decision; null if unknown, and for acts. */
  readonly decidedOn: string | null;
  /** Year of the decision or of the act; null if unknown. */
  readonly year: number | null;
  /** What a later judgment says against a case, or that an act is repealed; empty if nothing is known. */
  readonly warning: string;
  /** The same in one word: `Overruled`, `Repealed`; empty if nothing is known. */
  readonly warningWord: string;
  /** Address of the document in the library. */
  readonly address: string;
  /** What the member wrote about it. */
  readonly note: string;
}

/** A document of the library, as a search returns it. */
export interface AuthorityInput {
  /** Of a judgment or an act. An act has a `title`. */
  readonly record: Partial<CaseRecord & ActRecord> & { readonly id: string };
  /** The strongest later treatment against a judgment. */
  readonly later?: LaterTreatment | undefined;
  /** Address of the document in the library. */
  readonly address?: string | undefined;
  /** What the member wrote about it. */
  readonly note?: string | undefined;
}

const words: Readonly<Record<Warning, string>> = { overruled: 'Overruled', reversed: 'Reversed', doubted: 'Doubted' };

/** Names a document of the library. */
export function authorityOf({ record, later, address = '', note = '' }: AuthorityInput): Authority {
  const common = { id: record.id, address, note, houseCitation: record.houseCitation ?? '' };
  return record.title === undefined
    ? { ...common, ...ofCase(record, later) }
    : { ...common, ...ofAct({ ...record, title: record.title }) };
}

type Named = Omit<Authority, 'id' | 'address' | 'note' | 'houseCitation'>;

function ofCase(record: AuthorityInput['record'], later: LaterTreatment | undefined): Named {
  const { appellant = '', respondent = '', decidedOn = null, courtId = 0 } = record;
  return {
    kind: 'case',
    title: caseTitle({ appellant, respondent }),
    citations: citationsInOrder(record).map(citationText),
    court: displayCourt(record.courtName || record.courtReference || ''),
    courtId,
    number: caseNumberLine(record),
    decidedOn,
    year: decidedOn === null ? null : Number(decidedOn.slice(0, 4)),
    warning: later ? laterLine(later) : '',
    warningWord: later ? words[later.treatment] : '',
  };
}

/** Says in a sentence which later judgment overrules, reverses or doubts a case. */
export function laterLine({ treatment, id, title, citation }: LaterTreatment): string {
  const by = [...new Set([title, citation])].filter((part) => part !== '').join(', ');
  return `${words[treatment]} by ${by}${id === '' ? ' (citator note of the report)' : ''}.`;
}

function ofAct(record: AuthorityInput['record'] & { readonly title: string }): Named {
  const { title, houseCitation = '', actNumber = '', year = null, repealedBy = '', repealedOn = null } = record;
  const isRepealed = repealedBy !== '' || repealedOn !== null;
  return {
    kind: 'act',
    title,
    citations: [houseCitation].filter((citation) => citation !== ''),
    court: '',
    courtId: 0,
    number: actNumberLine({ actNumber, year }),
    decidedOn: null,
    year,
    warning: isRepealed ? `Repealed${repealedBy === '' ? '' : ` by ${repealedBy}`}.` : '',
    warningWord: isRepealed ? 'Repealed' : '',
  };
}
