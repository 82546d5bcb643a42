import { joined } from './canonical.js';
import type { Citation } from './citation.js';

/**
 * `printed`: as the text has it. `canonical`: the one spelling. `neutral`: the official form of a neutral citation, of others the
 * canonical. `scc`: as SCC prints. `bluebook`: dotted and with the country, for readers abroad.
 */
export type CitationStyle = 'printed' | 'canonical' | 'neutral' | 'scc' | 'bluebook';

/** `S.C.C.` for `SCC`; names with small letters and words stay. */
const dotted = (family: string): string =>
  family.replace(/^[A-Z]{2,4}(?=$| \()/, (letters) => letters.replace(/./g, '$&.'));

/** Year in brackets and volume, and the supplement as SCC prints it: `(1973) 4`, `1992 Supp (1)`. */
function headOf({ year, volume, supplement }: Citation): string {
  return supplement || !volume
    ? joined(year, supplement, volume && `(${volume})`)
    : joined(year && `(${year})`, volume);
}

/** Head of the style and, from the canonical form, what follows; series that print their name first have no head. */
function reportOf(citation: Citation, printed: string): string {
  const { canonical, family } = citation;
  const at = canonical.indexOf(` ${family} `);
  const behind = canonical.slice(Math.max(at, 0)).replace(family, printed);
  return at < 0 ? behind : headOf(citation) + behind;
}

/** Prints a citation in a style. What is printed reads back as the same citation; the pinpoint is printed in none but `printed`. */
export function printCitation(citation: Citation, style: CitationStyle): string {
  if (style === 'printed') return citation.text;
  if (style === 'canonical' || style === 'neutral' || citation.kind !== 'reporter') return citation.canonical;
  if (style === 'scc') return reportOf(citation, citation.family);
  return `${reportOf(citation, dotted(citation.family))} (India)`;
}
