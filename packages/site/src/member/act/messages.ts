/** Texts of the reader of an act. */
export const messages = {
  title: 'Act',
  notLoaded: 'The act did not load',
  sections: 'Sections',
  filter: 'Number or words',
  noSection: 'No section contains these words.',
};
