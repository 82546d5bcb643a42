/** Texts around the public screens. Those that ui's footer has too are its labels. */
export const messages = {
  install: 'Install this site',
  accessibility: 'Accessibility',
  widgets: 'Widgets for your site',
  account: 'Account',
  signIn: 'Sign in',
  register: 'Register',
  memberArea: 'Member area',
  signOut: 'Sign out',
  /** The other language of the site, in that language, and its tag. */
  language: 'हिन्दी',
  lang: 'hi',
};
