/** Texts of the consent question and of errors. */
export const noticeMessages = {
  retry: 'Try again',
  consent: 'The list loads from the Headnote library when you agree.',
  agree: 'Show it',
};
