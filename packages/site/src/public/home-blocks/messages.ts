/** Texts of the home page below the latest cases. */
export const messages = {
  pictures: {
    heading: 'Inside the library',
    label: 'Pictures of the library',
    texts: {
      list: {
        name: 'The list',
        alt: 'Results of a search: parties, court, date, citations and the lines with the words, next to the courts to choose from.',
        caption: '1. The list. A result tells parties, court, date, citations and the line with your words.',
      },
      judgment: {
        name: 'The page',
        alt: 'Paragraphs of a judgment: their numbers on the margin rule, and the words of the search marked.',
        caption: '2. The page. A judgment beside its margin rule: paragraph numbers and hits.',
      },
      section: {
        name: 'The section',
        alt: 'A bare act: its sections beside the text.',
        caption: '3. The section. A bare act, with its sections beside the text.',
      },
      phone: {
        name: 'The phone',
        alt: 'Three phones: the welcome page, a list of results, and a judgment.',
        caption: '4. The phone. The same library in one hand.',
      },
    },
  },
  who: {
    heading: 'Who We Are',
    more: 'History, mission and values',
    text: 'A library kept for judges, advocates, law firms, colleges and students, banks, insurers, public bodies and the police. We gather judgments and the acts they construe, link each to the next, and say in words how each has been treated since.',
    years: 'The first years',
    events: [
      { when: '2006', title: 'The library begins, offline' },
      { when: '2012', title: 'It goes online' },
      { when: '2013', title: 'Mobile apps follow' },
      { when: '2014', title: 'Practice management is added' },
    ],
  },
  articles: { heading: 'Articles', all: 'All articles', slides: 'The newest articles' },
  news: { heading: 'Latest news' },
  features: {
    heading: 'What it does',
    all: 'View All Features',
    citation: {
      name: 'Citations, however you write them',
      text: 'Any order, any punctuation. Parallel reports lead to the same judgment, and a chip copies on click.',
      typed: '1973 4 scc 225',
      read: '(1973) 4 SCC 225',
    },
    connectors: {
      name: 'Boolean and connector search',
      text: 'Same sentence, same paragraph, within so many words. How it was read is said back to you.',
      specimen: '"patent illegality" /p award NOT foreign',
    },
    treatment: {
      name: 'Treatment in words',
      text: 'Each flag is an icon and a word, with the sentence of the later court that earned it.',
    },
    hits: {
      name: 'A margin that remembers',
      text: 'Paragraph numbers, your notes, your bookmarks and every hit, on one rule beside the text.',
      number: '5',
      specimen: ['No one shall be condemned ', 'unheard'] as const,
    },
    links: {
      name: 'Linked inside the judgment',
      text: 'Cited cases and sections are links, and every numbered paragraph has an address.',
      specimen: ['held in ', 'Kesavananda Bharati v. State of Kerala', ' that the power to amend'] as const,
    },
    reading: {
      name: 'Take it to court',
      text: 'A clean printout, a PDF, an e-mail with your note, and copies that carry their citation.',
      specimen: ['Print', 'PDF', 'E-mail', 'Copy'],
    },
  },
  counted: {
    heading: 'The library, counted',
    coverage: 'Data coverage by court and year',
    label: 'The library, counted',
    members: (count: number): string => (count === 1 ? 'member' : 'members'),
    judgments: 'judgments',
    acts: 'bare acts',
    note: 'Counted from the library. Nothing is rounded up.',
  },
};
