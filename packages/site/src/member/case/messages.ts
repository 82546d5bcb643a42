/** Texts of the reader of a judgment. */
export const messages = {
  title: 'Judgment',
  notLoaded: 'The judgment did not load',
};
