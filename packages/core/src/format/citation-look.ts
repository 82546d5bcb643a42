/** How a citation looks: of the court itself, of LII of India, or of a report. */
export type CitationLook = 'neutral' | 'serial' | 'report';

/** Brackets, also damaged ones, mark a number of LII of India: `[1969] INSC 94`, `[2003] INHCAP 12`. Some sources print `LII` first. */
const SERIAL = /^(?:LII )?(?:[[({]\s?\d{4}|\d{4}\s?[\])}]).?\s*IN[A-Z]+\s+\d+$/;
const NEUTRAL = /^\d{4}\s*INSC\s*\d+$|^\d{4}([:/])[A-Z]+(?:-[A-Z]+)*\1\d+(?:-[A-Z]+)*$/;

/**
 * Tells a neutral citation (`2026 INSC 43`, `2026:MPHC-JBP:60888`) and a serial number of LII of India (`[1986] INSC 278`)
 * from the citation of a report. Unknown forms count as reports.
 */
export function citationLook(citation: string): CitationLook {
  const text = citation.trim();
  if (SERIAL.test(text)) return 'serial';
  return NEUTRAL.test(text) ? 'neutral' : 'report';
}

/** Added to a number of LII where it is plain text, because it looks like the court's own number. */
export const LII_NUMBER = 'LII number';

/** Returns a citation for a line of text. Marks a number of LII of India: `[1969] INSC 94 (LII number)`. */
export function citationText(citation: string): string {
  return citationLook(citation) === 'serial' ? `${citation.replace(/^LII /, '')} (${LII_NUMBER})` : citation;
}
