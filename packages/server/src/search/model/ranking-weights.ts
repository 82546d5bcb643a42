import type { TextField } from './fields.js';

/** Weight of a word by its field. Parties, title and subject count most. */
export const rankingWeights: Readonly<Record<TextField, number>> = {
  content: 1,
  appellant: 3,
  respondent: 3,
  judges: 1,
  advocates: 1,
  subject: 3,
  headnote: 2,
  actsHtml: 1,
  title: 4,
  citations: 3,
  caseNumber: 3,
};

/** What a judgment's own name adds to its score: more than any words of a search, which add less than 300. */
export const OWN_NAME = 1000;
