/**
 * Names the decision from the line that states it, by a small rule: Partly allowed, Allowed, Dismissed, Disposed of or
 * Remanded. A line that states two of them (`Appeal allowed. Petition dismissed.`) gives an empty string.
 */
export function readDecision(line: string): string {
  const text = line.toLowerCase().replace(/\s+/g, ' ');
  if (/\bpart(?:ly|ially)[\s-]+allowed\b|\ballowed,? (?:in part|partly|partially)\b/.test(text))
    return 'Partly allowed';
  if (/\bnot\b|\bcannot\b|\bif\b|\bwhether\b|\bshould\b/.test(text)) return '';
  const found = [
    /\ballowed\b/.test(text) ? 'Allowed' : '',
    /\bdismissed\b/.test(text) ? 'Dismissed' : '',
    /\bdisposed(?: of)?\b/.test(text) ? 'Disposed of' : '',
    /\bremanded\b|\bremitted\b/.test(text) ? 'Remanded' : '',
  ].filter((name) => name !== '');
  return found.length === 1 ? (found[0] ?? '') : '';
}
