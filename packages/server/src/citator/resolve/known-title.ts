import { caseTitle, type Parties } from '@headnote/core/format';

/**
 * Returns the cause title of a judgment to compare with the names in a text. Empty if the library knows no party: then nothing
 * is compared, and no name is said to differ.
 */
export const knownTitle = (parties: Parties): string =>
  parties.appellant === '' && parties.respondent === '' ? '' : caseTitle(parties);
