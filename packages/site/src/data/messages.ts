/** Texts of failed calls that no screen has of its own. */
export const messages = {
  offline: 'The internet connection is gone. Please connect and try again.',
};
