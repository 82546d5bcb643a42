/** Texts around the screens of the member area. */
export const messages = {
  latestCases: 'Latest cases',
  acts: 'Acts',
  citations: 'Citations',
  check: 'Check',
  account: 'Account',
  results: 'Results',
  searchExample: 'Citation, parties, words',
  allKeys: 'Keyboard shortcuts',
  signOut: 'Sign out',
  needsScript: 'The member area needs JavaScript. You can read the public pages without it.',
  publicPages: 'Go to the home page',
};
