import { type Citation, parseCitation } from '@headnote/core/citation';
import { citationWords } from '@headnote/core/search/bodies';
import type { CitationKeyRow } from '../../store/tables/citator-tables.js';
import { SUPREME_COURT_ID } from '../../courts/courts.js';

/** How the importers mark a number of the free index, whose square brackets tell it from the Court's own. */
const INDEX_MARK = /^LII\s+(?=\[)/;

/** The abbreviation of "Supplement" that only the reports print. */
const REPORT_SUPPLEMENT = /\bSupl\b\.?/;

/** The fields of a judgment that its keys are made from. */
export interface KnownBy {
  readonly houseCitation: string;
  readonly otherCitations: readonly string[];
  readonly courtId: number;
}

/** What a judgment is known by, without its id: each canonical form once. Citations that cannot be read or cannot exist are left out. */
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

/** The full form of a report printed without its court, which for a judgment of the Supreme Court is sure. */
function keyOf({ canonical, status, alternatives = [] }: Citation, courtId: number): string {
  const [full] = alternatives;
  return status === 'valid' && full !== undefined && courtId === SUPREME_COURT_ID ? full : canonical;
}
