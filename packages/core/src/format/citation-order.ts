import { usualForm } from './usual-form.js';

/** The citations of a judgment. `houseCitation` is the number that this library gives. */
export interface Citations {
  readonly houseCitation?: string | undefined;
  readonly otherCitations?: readonly string[] | undefined;
}

/** How a citation looks: of the court itself, of LII of India, or of a report. */
export type CitationLook = 'neutral' | 'serial' | 'report';

/** Brackets, also damaged ones, mark a number of LII of India: `[1969] INSC 94`, `[2003] INHCAP 12`. Some sources print `LII` first. */
const SERIAL = /^(?:LII )?(?:[[({]\s?\d{4}|\d{4}\s?[\])}]).?\s*IN[A-Z]+\s+\d+$/;
const NEUTRAL = /^\d{4}\s*INSC\s*\d+$|^\d{4}([:/])[A-Z]+(?:-[A-Z]+)*\1\d+(?:-[A-Z]+)*$/;

/** The order of the reports; others follow. `SCC OnLine`, `SCC (Cri)`, `AIR SCW` and `AIROnline` are others. */
const REPORTS = [
  /\bS\.?C\.?C\b(?!\.? ?(?:OnLine|\([A-Z]))/i,
  /\bA\.?I\.?R\b(?!\.? ?(?:SCW|Online))/i,
  /\bS\.?C\.?R\b/i,
];
const OTHER_REPORT = REPORTS.length + 1;
const LII = REPORTS.length + 2;

/**
 * Tells a neutral citation (`2026 INSC 43`, `2026:MPHC-JBP:60888`) and a serial number of LII of India (`[1986] INSC 278`)
 * from the citation of a report. Unknown forms count as reports.
 */
export function citationLook(citation: string): CitationLook {
  const text = citation.trim();
  if (SERIAL.test(text)) return 'serial';
  return NEUTRAL.test(text) ? 'neutral' : 'report';
}

/**
 * Returns the citations of a judgment in the order in which lawyers expect them: neutral, SCC, AIR, SCR, other reports,
 * LII's number, and this library's number last. Each occurs once, printed the usual way; empty ones are left out.
 */
export function citationsInOrder({ houseCitation = '', otherCitations = [] }: Citations): string[] {
  const others = otherCitations.map(plainForm).filter((citation) => citation !== houseCitation);
  const sorted = others.map((citation) => ({ citation, rank: rankOf(citation) })).toSorted((a, b) => a.rank - b.rank);
  const all = [...sorted.map(({ citation }) => citation), houseCitation.trim()];
  return [...new Set(all.filter((citation) => citation !== ''))];
}

/** In the lists of the official reports: `1988 SCC (3) 294`, `1990 SCR Supl. (3) 566`, `1957 AIR 271`, `JT 1991 (1) 83`. */
const LISTED = /^(\d{4}) (SCC|SCR|SCALE|JT) (Supl?p?\.? ?)?\((\d+)\) ?(\d+)$/;

function plainForm(citation: string): string {
  const canonical = citation
    .trim()
    .replace(/^LII (?=\[)/, '')
    .replace(/^JT (\d{4} \(\d+\)) (\d+)$/, '$1 JT $2')
    .replace(/^(\d{4}) AIR (\d+)$/, 'AIR $1 $2')
    .replace(LISTED, (_whole, year, series, supplement, volume, page) => {
      return `${year} (${supplement ? 'Supp ' : ''}${volume}) ${series} ${page}`;
    });
  return usualForm(canonical);
}

function rankOf(citation: string): number {
  const look = citationLook(citation);
  if (look !== 'report') return look === 'neutral' ? 0 : LII;
  const report = REPORTS.findIndex((pattern) => pattern.test(citation));
  return report < 0 ? OTHER_REPORT : report + 1;
}

/** Added to a number of LII where it is plain text, because it looks like the court's own number. */
export const LII_NUMBER = 'LII number';

/** Returns a citation for a line of text. Marks a number of LII of India: `[1969] INSC 94 (LII number)`. */
export function citationText(citation: string): string {
  return citationLook(citation) === 'serial' ? `${citation} (${LII_NUMBER})` : citation;
}

/**
 * Returns the one citation to show where there is room for one: the first in order, marked if it is LII's. This library's
 * own number only if no other is known; empty if there is none at all.
 */
export function leadingCitation(citations: Citations): string {
  return citationText(citationsInOrder(citations)[0] ?? '');
}
