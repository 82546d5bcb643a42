/** Texts of the reader of an act. */
export const messages = {
  title: 'Act',
  notLoaded: 'The act did not load',
  sections: 'Sections',
  filter: 'Number or words',
  repealed: 'Repealed',
  numberOf: (number: string) => `${number}.`,
  judgmentsOn: (number: string) => `Cases on s. ${number}`,
  judgmentsOnArticle: (number: string) => `Cases on art. ${number}`,
  noSection: 'No section contains these words.',
};
