import { type TextField, textFields } from '../fields.js';

/** How much a word counts by where it stands: who the case is between and what it is about count most. */
const WEIGHTS: Readonly<Record<TextField, number>> = {
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
};

/** The weights in the order of the columns of the word index. */
export const columnWeights: readonly number[] = textFields.map((field) => WEIGHTS[field]);
