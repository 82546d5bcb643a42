import type { Citation } from './citation.js';

/**
 * `printed`: as the text has it. `canonical`: the one spelling. `neutral`: the official form of a neutral citation, of others the
 * canonical. `scc`: as SCC prints. `bluebook`: dotted and with the country, for readers abroad.
 */
export type CitationStyle = 'printed' | 'canonical' | 'neutral' | 'scc' | 'bluebook';

const joined = (parts: readonly (string | number | undefined | false)[]): string => parts.filter(Boolean).join(' ');

/** `S.C.C.` for `SCC`; names with small letters and words stay. */
const dotted = (family: string): string =>
  family.replace(/^[A-Z]{2,4}(?=$| \()/, (letters) => letters.replace(/./g, '$&.'));

/** Page and what follows it, as every style prints them. */
const placeOf = ({ page, suffix }: Citation): string =>
  `${page ?? ''}${suffix?.startsWith('(') ? ` ${suffix}` : (suffix ?? '')}`;

/** Year in brackets and volume, and the supplement as SCC prints it: `(1973) 4`, `1992 Supp (1)`. */
function headOf({ year, volume, supplement }: Citation): string {
  if (supplement) return joined([year, supplement, volume && `(${volume})`]);
  if (volume === undefined) return `${year ?? ''}`;
  return joined([year !== undefined && `(${year})`, volume]);
}

/** Parts between head and page; the canonical form knows which series print the court. */
function reportOf(citation: Citation, family: string): string {
  const { canonical, court } = citation;
  // Series that print their name first keep their order in every style.
  if (canonical.startsWith(citation.family)) return canonical.replace(citation.family, family);
  const isCourtPrinted = court !== undefined && new RegExp(`\\b${court.replace('&', '\\&')}\\)? \\S+$`).test(canonical);
  const printed = isCourtPrinted && canonical.includes(`(${court})`) ? `(${court})` : court;
  return joined([headOf(citation), family, isCourtPrinted && printed, placeOf(citation)]);
}

/** Prints a citation in a style. What is printed reads back as the same citation; the pinpoint is printed in none but `printed`. */
export function printCitation(citation: Citation, style: CitationStyle): string {
  if (style === 'printed') return citation.text;
  if (style === 'canonical' || style === 'neutral' || citation.kind !== 'reporter') return citation.canonical;
  if (style === 'scc') return reportOf(citation, citation.family);
  return `${reportOf(citation, dotted(citation.family))} (India)`;
}
