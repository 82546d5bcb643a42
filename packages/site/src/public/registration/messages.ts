/** Texts of the registration page. */
export const messages = {
  title: 'Register',
  description: (name: string) => `Register at ${name}: three days of the whole library, without payment.`,
  offer: 'Three days of the whole library, without payment. We send you a code to open the account.',
  figures: {
    label: 'The library in figures',
    judgments: 'judgments',
    acts: 'bare acts',
    members: (count: number): string => (count === 1 ? 'member' : 'members'),
  },
  member: 'Already a member?',
  signIn: 'Sign in',
  aboutYou: 'About you',
  yourSignIn: 'Your sign-in',
  username: 'Username',
  usernameHint: 'Lower-case letters and digits, no spaces',
  password: 'Password',
  repeated: 'Password again',
  terms: { text: 'I have read and accept the ', link: 'Terms and Condition', end: '.' },
  send: 'Register',
  next: 'Next: an activation code',
  needsScript: 'Registering needs JavaScript. You can read the public pages without it.',
  choicesFailed: 'The registration form could not be loaded',
  pending: 'Your registration is waiting for its activation code.',
  enterCode: 'Enter the code',
  activation: {
    title: 'Activation Code',
    text: 'Please enter the activation code that we sent you.',
  },
  purposes: [
    { data: 'Name, country, state, city', purpose: 'to address you and for your invoices' },
    { data: 'Email, mobile', purpose: 'to send you codes and notices about your account' },
    { data: 'Username, password', purpose: 'to sign you in; the password is stored only as a hash' },
  ],
  consent:
    'By registering you agree that we use these details to run your account, and for nothing else. You can export or delete them in your account at any time.',
};
