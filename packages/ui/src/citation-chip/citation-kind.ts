/** What a citation is, as far as its look goes. */
export type CitationKind = 'neutral' | 'serial' | 'report';

/** Official neutral citations exist from 2023 and were given back to 1950, but a bracketed or older INSC number is the serial of LII. */
const FIRST_NEUTRAL_YEAR = 1990;

/**
 * Tells a neutral citation (`2026 INSC 43`, `2026:MPHC-JBP:60888`) and a serial of LII (`[1986] INSC 278`) from the
 * citation of a report. Anything it does not know is a report.
 */
export function citationKind(citation: string): CitationKind {
  const serial = /^(\[)?(\d{4})\]?\s+INSC\s+\d+$/.exec(citation.trim());
  if (serial) return serial[1] || Number(serial[2]) < FIRST_NEUTRAL_YEAR ? 'serial' : 'neutral';
  return /^\d{4}:[A-Z]+(?:-[A-Z]+)*:\d+(?:-[A-Z]+)*$/.test(citation.trim()) ? 'neutral' : 'report';
}
