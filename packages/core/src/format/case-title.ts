import { formatDate } from './format-date.js';

/** The two sides of a case as printed; either may be empty. */
export interface Parties {
  readonly appellant: string;
  readonly respondent: string;
}

/** What a case without known parties is called. */
export const PARTIES_NOT_KNOWN = 'Parties not known';

function joinParties({ appellant, respondent }: Parties, between: string): string {
  const sides = [appellant.trim(), respondent.trim()].filter((side) => side !== '');
  return sides.length === 0 ? PARTIES_NOT_KNOWN : sides.join(between);
}

/** Title of a case for lists and headings: `A v. B`; the known side alone where only one is known. */
export function caseTitle(parties: Parties): string {
  return joinParties(parties, ' v. ');
}

/** Line of a latest-cases item: `A VS B`. */
export function caseVersus(parties: Parties): string {
  return joinParties(parties, ' VS ');
}

/** Browser title of a case page: `A Versus B, 24 April 1973`. */
export function casePageTitle(record: Parties & { readonly decidedOn: string | null }): string {
  return `${joinParties(record, ' Versus ')}, ${formatDate(record.decidedOn)}`;
}
