/** Texts around every page of text. */
export const messages = {
  home: 'Home',
  contents: 'On this page',
  side: 'More about this page',
  operator: 'the operator of this service',
};
