import { type Citation, parseCitation } from '@headnote/core/citation';
import { citationWords } from '@headnote/core/search/bodies';
import type { CitationKeyRow } from '../../store/tables/citator-tables.js';
import { SUPREME_COURT_ID } from '../../courts/courts.js';

/** The importers' mark for a number of the free index; its square brackets distinguish it from the Court's own number. */
const INDEX_MARK = /^LII\s+(?=\[)/;

/** The abbreviation of "Supplement" that only the reports print. */
const REPORT_SUPPLEMENT = /\bSupl\b\.?/;

/** The fields of a judgment from which its keys are made. */
export interface KnownBy {
  readonly houseCitation: string;
  readonly otherCitations: readonly string[];
  readonly courtId: number;
}

/** Returns the keys of a judgment, each canonical form once. Omits its id and citations that are unreadable or impossible. */
export function citationKeys({
  houseCitation,
  otherCitations,
  courtId,
}: KnownBy): Omit<CitationKeyRow, 'document_id'>[] {
  const keys = new Map<string, Omit<CitationKeyRow, 'document_id'>>();
  for (const printed of [houseCitation, ...otherCitations]) {
    const isIndexNumber = INDEX_MARK.test(printed);
    const citation = parseCitation(printed.replace(INDEX_MARK, '').replace(REPORT_SUPPLEMENT, 'Supp.'));
    if (citation === undefined || citation.status === 'impossible' || !isReport(citation)) continue;
    if (citation.family === 'INSC' && citation.canonical.startsWith('[') && !isIndexNumber) continue;
    const key = keyOf(citation, courtId);
    keys.set(key, { key, ...citationWords(citation) });
  }
  return [...keys.values()];
}

const isReport = ({ kind }: Citation): boolean => kind === 'reporter' || kind === 'neutral' || kind === 'online';

/** Returns the full form of a report printed without its court; a judgment of the Supreme Court leaves no doubt. */
function keyOf({ canonical, status, alternatives = [] }: Citation, courtId: number): string {
  const [full] = alternatives;
  return status === 'valid' && full !== undefined && courtId === SUPREME_COURT_ID ? full : canonical;
}
