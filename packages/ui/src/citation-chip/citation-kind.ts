/** Kind of a citation, which sets its look. */
export type CitationKind = 'neutral' | 'serial' | 'report';

/**
 * Neutral citations started in 2023 and were assigned back to 1950, but an INSC number that is older or in brackets is
 * an LII serial number.
 */
const FIRST_NEUTRAL_YEAR = 1990;

/**
 * Tells a neutral citation (`2026 INSC 43`, `2026:MPHC-JBP:60888`) and an LII serial number (`[1986] INSC 278`) from a
 * report citation. Unknown forms count as report citations.
 */
export function citationKind(citation: string): CitationKind {
  const serial = /^(\[)?(\d{4})\]?\s+INSC\s+\d+$/.exec(citation.trim());
  if (serial) return serial[1] || Number(serial[2]) < FIRST_NEUTRAL_YEAR ? 'serial' : 'neutral';
  return /^\d{4}:[A-Z]+(?:-[A-Z]+)*:\d+(?:-[A-Z]+)*$/.test(citation.trim()) ? 'neutral' : 'report';
}
