/** Texts that every widget may need. */
export const partMessages = {
  newTab: '(opens in a new tab)',
  retry: 'Try again',
  consent: 'This list comes from the Headnote library. It is loaded when you agree.',
  agree: 'Show it',
  fault: 'This part of the page could not be shown.',
};
