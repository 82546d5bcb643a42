import { usualForm } from '../format/usual-form.js';
import type { Citation } from './citation.js';

/**
 * The style of a citation. `printed`: as in the text. `canonical`: the canonical form. `neutral`: the official form of a
 * neutral citation, otherwise the canonical form. `scc`: the usual way, as in SCC; AIR without a court gets `SC`.
 * `bluebook`: with full stops and the country, for foreign readers.
 */
export type CitationStyle = 'printed' | 'canonical' | 'neutral' | 'scc' | 'bluebook';

/** Returns `S.C.C.` for `SCC`. Names with small letters or words are not changed. */
const dotted = (family: string): string =>
  family.replace(/^[A-Z]{2,4}(?=$| \()/, (letters) => letters.replace(/./g, '$&.'));

/**
 * Formats a citation in a style. Parsing the result gives the same citation; for AIR without a court, one of its
 * `alternatives`. Only `printed` contains the pinpoint.
 */
export function printCitation({ text, canonical, kind, family }: Citation, style: CitationStyle): string {
  if (style === 'printed') return text;
  if (style === 'canonical' || style === 'neutral' || kind !== 'reporter') return canonical;
  const usual = usualForm(canonical);
  return style === 'scc' ? usual : `${usual.replace(family, dotted(family))} (India)`;
}
