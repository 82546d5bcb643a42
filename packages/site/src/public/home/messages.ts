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
  latest: { courts: 'Courts', supreme: 'Supreme Court', high: 'High Courts' },
  figures: {
    label: 'The library in figures',
    judgments: 'judgments',
    acts: 'bare acts',
    latest: 'latest Supreme Court decision',
  },
  description: {
    counted: (cases: string, acts: string) => `${cases} judgments and ${acts} bare acts of India`,
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
    damaged: 'The link that led here is damaged. You can sign in and search for what you wanted.',
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
  },
  features: {
    heading: 'What it does',
    words: {
      name: 'Words and phrases',
      text: 'Finds judgments containing all your words. A phrase in quotation marks is found exactly as typed.',
      specimen: '“natural justice” hearing notice',
    },
    citation: {
      name: 'Look up by citation',
      text: 'Type any citation of a judgment: neutral, SCC, AIR or SCR. Click a citation to copy it.',
      specimen: '(1973) 4 SCC 225',
    },
    hits: {
      name: 'Hits in context',
      text: 'Results show the lines in which your words occur, with the words marked.',
      specimen: ['No one shall be condemned ', 'unheard'] as const,
    },
    paragraphs: {
      name: 'Links to paragraphs',
      text: 'Paragraph numbers are in the margin, and every numbered paragraph has a link.',
      number: '5',
      specimen: 'a link leads to this paragraph',
    },
    acts: {
      name: 'Bare acts by section',
      text: 'Search acts with the same box as judgments, and read them section by section.',
      specimen: 'Section 1. Short title, extent and commencement',
    },
    reading: {
      name: 'Comfortable reading',
      text: 'Five text sizes, a dark theme, and a clean printout.',
      specimen: ['A−', '18', 'A+', 'Print'] as const,
    },
  },
};
