/** Texts of the member area before its code is loaded. A file of their own, because every page has them. */
export const messages = {
  needsScript: 'The member area needs JavaScript. You can read the public pages without it.',
  publicPages: 'Go to the home page',
};
