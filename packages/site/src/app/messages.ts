/** Texts of the page when a screen breaks. */
export const messages = {
  errorTitle: 'Something went wrong',
  offline: 'You are offline',
  notShown: 'This page could not be shown',
  broken: 'We made a mistake; what you stored is safe. Try again, or go to another page.',
  home: 'Home page',
};
