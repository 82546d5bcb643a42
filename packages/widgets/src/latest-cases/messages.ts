/** Every text of the latest-cases widget. Another language is another object of this type. */
export const latestCasesMessages = {
  heading: 'Latest cases',
  courts: 'Courts',
  sc: 'Supreme Court',
  hc: 'High Courts',
  loading: (court: string) => `Loading ${court} cases.`,
  loaded: (court: string, shown: string) => `${court}: ${shown} cases shown.`,
  range: (first: string, last: string, total: string) => `${first} to ${last} of ${total}`,
  pause: 'Pause',
  play: 'Play',
  empty: 'No cases here yet.',
  error: 'The latest cases could not be loaded.',
  more: 'All latest cases',
  sample: 'Fictional sample',
  noParties: 'Parties not known',
};

/** The texts of the widget, by name. */
export type LatestCasesLabels = typeof latestCasesMessages;

/** Texts of the open frame: the order of the list, and the column headings of a wide list. */
export const latestColumnMessages = {
  order: 'Newest first',
  decided: 'Decided',
  parties: 'Parties and subject',
  reference: 'Case',
  decision: 'Decision',
  citation: 'Citation',
};

/** The texts of the open frame, by name. */
export type LatestColumnLabels = typeof latestColumnMessages;
