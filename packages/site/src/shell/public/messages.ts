/** Texts around the public screens. */
export const messages = {
  home: 'Home',
  latestCases: 'Latest cases',
  features: 'What it does',
  library: 'The library',
  members: 'Members',
  signIn: 'Sign in',
  register: 'Register',
  memberArea: 'Member area',
  signOut: 'Sign out',
};
