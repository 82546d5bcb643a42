/** The parties of a case as printed. Either may be empty. */
export interface Parties {
  readonly appellant: string;
  readonly respondent: string;
}

/** Shown instead of the title when no party is known. */
export const PARTIES_NOT_KNOWN = 'Parties not known';

/** Joins parties that are already in display case: `A v. B`, or only the known party. */
export function joinParties({ appellant, respondent }: Parties, between = ' v. '): string {
  return [appellant, respondent].filter((side) => side !== '').join(between) || PARTIES_NOT_KNOWN;
}
