/** Texts of the page of features. It lists only what works. */
export const messages = {
  title: 'Features',
  description: (name: string) =>
    `What you can do with ${name}: search by words, connectors and citation, read linked judgments, see how later courts treat them, and keep what you need.`,
  lead: 'This page lists what works today, and nothing else.',
  sections: [
    {
      id: 'search',
      heading: 'Search',
      list: [
        {
          name: 'Words and phrases',
          specimen: '"anticipatory bail" 2011-2020',
          text: 'Finds judgments containing all your words. A phrase in quotation marks is found exactly as typed.',
        },
        {
          name: 'Boolean and connectors',
          specimen: '"patent illegality" /p award NOT foreign',
          text: 'AND, OR, NOT and brackets; words near each other, in one sentence or in one paragraph. A line under the box says how your search was read.',
        },
        {
          name: 'Fields',
          specimen: 'judge:"Krishna Iyer" section:302',
          text: 'Court, year, party, judge, advocate, act, section, subject, bench and outcome.',
        },
        {
          name: 'Parties and acts',
          text: 'The same box finds a case by its parties, and an act or a section by its name.',
        },
        {
          name: 'A form for every field',
          text: 'Names complete as you type, courts are a tree, and the form and the line are one search.',
        },
        {
          name: 'Narrowing',
          text: 'By court, year, bench, outcome and treatment, each with its count, and by words within the results.',
        },
        {
          name: 'Hits in context',
          text: 'Results show the lines in which your words occur. In the judgment, keys lead from hit to hit.',
        },
      ],
    },
    {
      id: 'citations',
      heading: 'Citations',
      list: [
        {
          name: 'However you write it',
          specimen: '1973 4 scc 225',
          text: 'Neutral citations, SCC, AIR, SCR and many more, in any usual order and punctuation. Parallel citations lead to the same judgment.',
        },
        {
          name: 'Citation finder',
          text: 'Choose the report, year, volume and page from lists that contain only what the library has.',
        },
        {
          name: 'Check of a brief',
          text: 'Paste a text or open a file. Every citation is read, looked up, and compared with the parties named beside it.',
        },
        { name: 'No guesses', text: 'A citation that is ambiguous or impossible is shown as such.' },
      ],
    },
    {
      id: 'reading',
      heading: 'Reading',
      list: [
        {
          name: 'Linked judgments',
          text: 'Cited cases and sections are links. Paragraphs are numbered, and each has an address of its own.',
        },
        {
          name: 'Treatment in words',
          text: 'Which later judgments follow, distinguish, doubt or overrule this one, each with the sentence that says so.',
        },
        {
          name: 'Bare acts by section',
          text: 'Contents beside the text, the cases on a section, and the act that replaces a repealed one.',
        },
        {
          name: 'Comfortable for hours',
          text: 'Five text sizes, two faces, a dark theme, reading aloud, and every action from the keyboard.',
        },
        {
          name: 'Print, PDF and e-mail',
          text: 'A clean printout or PDF with paragraph numbers, and an e-mail with your note. A copied passage carries its citation.',
        },
      ],
    },
    {
      id: 'library',
      heading: 'Your library',
      list: [
        {
          name: 'Notes and bookmarks',
          text: 'Kept beside their paragraph. A note is saved as you write, and earlier versions stay for 30 days.',
        },
        { name: 'Folders', text: 'Judgments and acts in folders. Whatever you remove can be brought back.' },
        { name: 'Saved searches', text: 'Run them again, refine them, and see what is new since the last time.' },
        {
          name: 'Lists of authorities',
          text: 'Export a folder for Word or as a PDF, or to a reference manager. An overruled case is named as such.',
        },
        { name: 'Without a connection', text: 'Judgments that you keep on a device can be read offline.' },
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      list: [
        {
          name: 'On every device',
          text: 'See where you are signed in, and end the other sessions.',
        },
        { name: 'Your data', text: 'Export what we store about you, or delete your account.' },
        { name: 'Invoices', text: 'A tax invoice for each payment, with your GSTIN if you have one.' },
      ],
    },
  ],
  websites: {
    heading: 'On your own website',
    text: 'The latest cases, the citation finder, the check of citations, the preview of a case and an inquiry form can be part of the pages of a college or a chamber. ',
    link: 'See the widgets',
  },
  install: {
    heading: 'As an app',
    text: 'The site can be installed and then opens like an app. In Chrome or Edge, choose Install in the menu; on an iPhone or iPad, choose Share, then Add to Home Screen.',
  },
  trial: {
    heading: 'Try it',
    text: 'Three days of the whole library, without payment.',
    start: 'Start the free trial',
  },
  coverage: { heading: 'What it contains', link: 'Data coverage by court and year' },
};
