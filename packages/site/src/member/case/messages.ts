/** Texts of the reader of a judgment. */
export const messages = {
  title: 'Judgment',
  notLoaded: 'The judgment did not load',
  contents: 'Contents',
  paragraphs: (range: string) => `¶ ${range}`,
  byYear: 'Citing judgments, year by year',
  perYear: 'Citing judgments in each year',
  judgments: 'Judgments',
  citing: 'Judgments that cite it',
  overruling: 'Judgments that overrule it',
  none: 'The library has none.',
  listNotLoaded: 'The list did not load',
};
