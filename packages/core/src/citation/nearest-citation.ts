const lettersOf = (citation: string): string => citation.replace(/[^a-z]/gi, '').toLowerCase();

/** Returns the citation that is in the same series as `wanted`, else the first; undefined if the list is empty. */
export const nearestCitation = (wanted: string, citations: readonly string[]): string | undefined =>
  citations.find((one) => lettersOf(one) === lettersOf(wanted)) ?? citations[0];
