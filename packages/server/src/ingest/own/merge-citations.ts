import { parseCitation } from '@headnote/core/citation';

/**
 * Adds the citations that a judgment prints at its head to those that its source gives. What the source gives always counts: a
 * series that it names, or the neutral citation of a court, is not read from the head again.
 */
export function mergeCitations(given: readonly string[], read: readonly string[]): readonly string[] {
  const series = new Set(given.map(seriesOf));
  return [...given, ...read.filter((citation) => !series.has(seriesOf(citation)))];
}

function seriesOf(printed: string): string {
  const citation = parseCitation(printed);
  if (citation === undefined) return printed;
  return citation.kind === 'neutral' ? 'neutral' : citation.family;
}
