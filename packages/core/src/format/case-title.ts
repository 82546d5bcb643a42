import { displayName } from './display-name.js';
import { formatDate } from './format-date.js';

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

const shown = ({ appellant, respondent }: Parties): Parties => ({
  appellant: displayName(appellant),
  respondent: displayName(respondent),
});

/** Formats the title of a case for lists and headings, in display case: `A v. B`, or only the known party. */
export function caseTitle(parties: Parties): string {
  return joinParties(shown(parties));
}

/** Formats the title of a case in the list of latest cases: `A VS B`. */
export function caseVersus(parties: Parties): string {
  return joinParties(shown(parties), ' VS ');
}

/** Formats the browser title of a case page: `A Versus B, 24 April 1973`. */
export function casePageTitle(record: Parties & { readonly decidedOn: string | null }): string {
  return `${joinParties(shown(record), ' Versus ')}, ${formatDate(record.decidedOn)}`;
}
