/** Texts around the public screens. */
export const messages = {
  home: 'Home',
  latestCases: 'Latest cases',
  features: 'What it does',
  contact: 'Contact',
  inquiry: 'Inquiry',
  theApp: 'The app',
  forAndroid: 'For Android',
  forApple: 'For iPhone and iPad',
  writeToUs: 'Write to us',
  library: 'The library',
  widgets: 'Widgets for your site',
  members: 'Members',
  signIn: 'Sign in',
  register: 'Register',
  memberArea: 'Member area',
  signOut: 'Sign out',
};
