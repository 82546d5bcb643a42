/** Texts of the page when a screen breaks. */
export const messages = {
  errorTitle: 'Something went wrong',
  offline: 'You are offline',
  notShown: 'This page could not be shown',
  broken:
    'A fault of ours stopped it; what you have stored is safe. Try again, or go to another page: they still work.',
  home: 'Home page',
};
