/** Texts of the page about the service. */
export const messages = {
  crumb: 'About',
  title: (name: string) => `About ${name}`,
  description: (name: string) => `The history, mission, vision and values of ${name}, and who reads it.`,
  history: {
    heading: 'History',
    paragraphs: (name: string) => [
      `${name} began in 2006 as an offline collection of judgments for chambers without a line to the internet.`,
      'In 2012 the collection went online, and in 2013 mobile apps followed, because the question that decides a case is often asked in the corridor. A practice-management product for chambers followed in 2014.',
      'Today the library links each judgment to the cases and sections that it cites, and shows in words how later courts treated it.',
    ],
  },
  mission: {
    heading: 'Mission',
    statement: 'To put the whole of a decision, and what became of it, before everyone who has to argue it.',
  },
  vision: {
    heading: 'Vision',
    statement: 'That no advocate in India loses a point of law for want of the report it is printed in.',
  },
  values: {
    heading: 'Values',
    list: [
      {
        name: 'Exact',
        text: 'The text is the court’s. Where we cut, correct or count, the page says so.',
      },
      { name: 'Complete', text: 'A figure on this site is counted from the library, never estimated.' },
      { name: 'Plain', text: 'An answer is a sentence: what was understood, what was found, what is missing.' },
      { name: 'Private', text: 'What you search is yours. You can export your data and delete your account.' },
    ],
  },
  timeline: {
    heading: '2006 to 2020',
    label: 'History from 2006 to 2020',
    events: [
      { when: '2006', title: 'The library begins, offline', text: 'Judgments to search without the internet.' },
      { when: '2012', title: 'It goes online', text: 'One search for judgments and acts, from any computer.' },
      { when: '2013', title: 'Mobile apps follow', text: 'For both app stores.' },
      { when: '2014', title: 'Practice management is added', text: 'A product for chambers and firms.' },
      {
        when: '2020',
        title: 'Treatment in words',
        text: 'Followed, distinguished, overruled: with the later court’s sentence.',
      },
    ],
  },
  today: {
    heading: 'The library today',
    judgments: 'Judgments',
    acts: 'Bare acts',
    coverage: 'Coverage by court and year',
  },
  readers: {
    heading: 'Who reads it',
    text: 'Judges, lawyers and law firms; law colleges and their students; banks and insurers; public bodies and the police; and anyone who looks for the law.',
  },
  house: { heading: 'The operator', contact: 'Write to us' },
};
