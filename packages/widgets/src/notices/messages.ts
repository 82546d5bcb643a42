/** Texts of the consent question and of errors. */
export const noticeMessages = {
  retry: 'Try again',
  consent: 'This list comes from the Headnote library. It is loaded when you agree.',
  agree: 'Show it',
};
