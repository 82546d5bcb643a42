/** Texts of the home page. */
export const messages = {
  search: {
    heading: 'Search judgments and bare acts',
    placeholder: 'Words, a phrase in quotation marks, or a citation',
    hint: 'Sign in to see results.',
    examples: {
      parties: 'Parties',
      words: 'Words',
      sampleWords: 'natural justice hearing',
      phrase: 'Exact phrase',
      samplePhrase: '"natural justice"',
      citation: 'Citation',
    },
  },
  latest: {
    feed: 'Latest cases',
    courts: 'Courts',
    supreme: 'Supreme Court',
    high: 'High Courts',
    labels: { more: 'All latest Supreme Court cases' },
  },
  figures: {
    label: 'The library in figures',
    judgments: 'judgments',
    acts: 'bare acts',
    latest: 'latest Supreme Court decision',
  },
  description: {
    counted: (cases: string, acts: string) =>
      `${cases} judgment${cases === '1' ? '' : 's'} and ${acts} bare act${acts === '1' ? '' : 's'} of India`,
    uncounted: 'judgments and bare acts of India',
    whole: (name: string, what: string) =>
      `${name} is an online legal research library: ${what}, searchable by words, phrases and citation.`,
  },
  signIn: {
    heading: 'Sign in',
    username: 'Username',
    password: 'Password',
    remember: 'Remember me on this device',
    send: 'Sign in',
    sending: 'Signing in',
    forgot: 'Forgot password?',
    isNew: 'New to the library?',
    register: 'Register for a 3-day trial',
    hasCode: 'Have an activation code?',
    enterCode: 'Enter it',
    signInFirst: 'Sign in first. Then enter the code.',
    damaged: 'This link is damaged. Sign in to search.',
    failed: 'Failed',
    needsScript: 'Signing in needs JavaScript. You can read the public pages without it.',
    opensResults: (text: string) => `Sign in to see results for ${text}.`,
    opensPage: 'Sign in to continue to the page you asked for.',
    opensCitation: (citation: string) => `Sign in to open the judgment cited as ${citation}.`,
    opensAct: 'Sign in to open the act.',
  },
  trial: {
    label: 'Free trial',
    offer: 'Three days of the whole library, without payment.',
    steps: 'Register, enter the code that we send you, and search.',
    start: 'Start the free trial',
    download: 'Download the app',
  },
};
