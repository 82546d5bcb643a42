/** Texts for when there is nothing to show. */
export const troubleMessages = {
  retry: 'Try again',
  consent: 'This list comes from the Headnote library. It is loaded when you agree.',
  agree: 'Show it',
};
