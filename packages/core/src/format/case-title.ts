import { displayName } from './display-name.js';
import { formatDate } from './format-date.js';
import { joinParties, type Parties } from './join-parties.js';

const shown = ({ appellant, respondent }: Parties): Parties => ({
  appellant: displayName(appellant),
  respondent: displayName(respondent),
});

/** Formats the title of a case for lists and headings, in display case: `A v. B`, or only the known party. */
export function caseTitle(parties: Parties): string {
  return joinParties(shown(parties));
}

/** Formats the browser title of a case page: `A Versus B, 24 April 1973`. */
export function casePageTitle(record: Parties & { readonly decidedOn: string | null }): string {
  return `${joinParties(shown(record), ' Versus ')}, ${formatDate(record.decidedOn)}`;
}
