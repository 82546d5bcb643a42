/** Texts of the page for an unknown address. */
export const messages = {
  title: 'Page not found',
  text: 'There is no page at this address. Search for what you wanted, or start from the home page.',
  home: 'Home page',
};
