/** Texts for a page whose scripts did not start. */
export const messages = {
  notStarted: 'This page did not start completely. You can read it; to search or sign in, please reload it.',
  reload: 'Reload the page',
};
