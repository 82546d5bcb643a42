import { citationLook, citationText } from './citation-look.js';
import { usualForm } from './usual-form.js';

/** The citations of a judgment. `houseCitation` is the number that this library gives. */
export interface Citations {
  readonly houseCitation?: string | undefined;
  readonly otherCitations?: readonly string[] | undefined;
  /** The citation that a member wants first. Default `neutral`, the usual order. */
  readonly first?: FirstCitation | undefined;
}

/** A citation that may come first. */
export type FirstCitation = 'neutral' | 'scc' | 'air' | 'scr';

/** The order of the reports; others follow. `SCC OnLine`, `SCC (Cri)`, `AIR SCW` and `AIROnline` are others. */
const REPORTS = [
  /\bS\.?C\.?C\b(?!\.? ?(?:OnLine|\([A-Z]))/i,
  /\bA\.?I\.?R\b(?!\.? ?(?:SCW|Online))/i,
  /\bS\.?C\.?R\b/i,
];
const WANTED: Readonly<Record<FirstCitation, number>> = { neutral: 0, scc: 1, air: 2, scr: 3 };
const OTHER_REPORT = REPORTS.length + 1;
const LII = REPORTS.length + 2;

/**
 * Returns the citations of a judgment in the order in which lawyers expect them: neutral, SCC, AIR, SCR, other reports,
 * LII's number, and this library's number last; what `first` names comes before them. Each occurs once, printed the usual way; empty ones are left out.
 */
export function citationsInOrder({ houseCitation = '', otherCitations = [], first = 'neutral' }: Citations): string[] {
  const wanted = WANTED[first];
  const others = otherCitations.map(plainForm).filter((citation) => citation !== houseCitation);
  const sorted = others
    .map((citation) => ({ citation, rank: rankFor(citation, wanted) }))
    .toSorted((a, b) => a.rank - b.rank);
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

/** What the member wants is before everything else. */
function rankFor(citation: string, wanted: number): number {
  const rank = rankOf(citation);
  return rank === wanted ? -1 : rank;
}

function rankOf(citation: string): number {
  const look = citationLook(citation);
  if (look !== 'report') return look === 'neutral' ? 0 : LII;
  const report = REPORTS.findIndex((pattern) => pattern.test(citation));
  return report < 0 ? OTHER_REPORT : report + 1;
}

/**
 * Returns the one citation to show where there is room for one: the first in order, marked if it is LII's. This library's
 * own number only if no other is known; empty if there is none at all.
 */
export function leadingCitation(citations: Citations): string {
  return citationText(citationsInOrder(citations)[0] ?? '');
}

/**
 * Returns the one citation to show where nothing can mark a number of LII, as in an address: the first in order that is none.
 * This library's own number if no report is known; empty if there is none at all.
 */
export function unmarkedCitation(citations: Citations): string {
  return citationsInOrder(citations).find((citation) => citationLook(citation) !== 'serial') ?? '';
}
