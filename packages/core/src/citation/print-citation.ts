import { joined } from './canonical.js';
import type { Citation } from './citation.js';

/**
 * The style of a citation. `printed`: as in the text. `canonical`: the canonical form. `neutral`: the official form of a
 * neutral citation, otherwise the canonical form. `scc`: as printed in SCC. `bluebook`: with full stops and the country, for
 * foreign readers.
 */
export type CitationStyle = 'printed' | 'canonical' | 'neutral' | 'scc' | 'bluebook';

/** Returns `S.C.C.` for `SCC`. Names with small letters or words are not changed. */
const dotted = (family: string): string =>
  family.replace(/^[A-Z]{2,4}(?=$| \()/, (letters) => letters.replace(/./g, '$&.'));

/** Formats year, supplement and volume as SCC prints them: `(1973) 4`, `1992 Supp (1)`. */
function headOf({ year, volume, supplement }: Citation): string {
  return supplement || !volume
    ? joined(year, supplement, volume && `(${volume})`)
    : joined(year && `(${year})`, volume);
}

/** Formats the head, then the rest of the canonical form. Series that print their name first have no head. */
function reportOf(citation: Citation, printed: string): string {
  const { canonical, family } = citation;
  const at = canonical.indexOf(` ${family} `);
  const tail = canonical.slice(Math.max(at, 0)).replace(family, printed);
  return at < 0 ? tail : headOf(citation) + tail;
}

/** Formats a citation in a style. Parsing the result gives the same citation. Only `printed` contains the pinpoint. */
export function printCitation(citation: Citation, style: CitationStyle): string {
  if (style === 'printed') return citation.text;
  if (style === 'canonical' || style === 'neutral' || citation.kind !== 'reporter') return citation.canonical;
  if (style === 'scc') return reportOf(citation, citation.family);
  return `${reportOf(citation, dotted(citation.family))} (India)`;
}
