/** Texts of the page when a screen breaks. */
export const messages = {
  errorTitle: 'Something went wrong',
  notShown: 'This page could not be shown',
};
