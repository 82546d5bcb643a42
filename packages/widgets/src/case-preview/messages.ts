/** Every text of the case preview. Another language is another object of this type. */
export const casePreviewMessages = {
  region: 'Case preview',
  tabs: 'Parts of the preview',
  text: 'Preview',
  particulars: 'Particulars',
  treatment: 'Treatment',
  openDialog: (name: string) => `Preview ${name}`,
  aCase: 'a case',
  close: 'Close',
  loading: 'Loading the preview.',
  loaded: 'The preview is shown.',
  error: 'The preview could not be loaded.',
  quota: 'This page has asked the library too often. Try again later.',
  config: 'The page does not say which case to show.',
  notAvailable: 'Content not available',
  'not-held': (asked: string) => `The library has no judgment under “${asked}”.`,
  impossible: (asked: string) => `No report “${asked}” can exist.`,
  unread: (asked: string) => `“${asked}” is not a citation.`,
  several: (asked: string) => `More than one judgment may be meant by “${asked}”:`,
  search: 'Search the library',
  signIn: 'Log in to view the full judgment',
  extent: (shown: string, length: string) => `${shown} of ${length} characters`,
  untreated: 'The library knows no later judgment that treats this case.',
  cited: (count: string) => `Cited by ${count} in the library`,
};

/** The texts of the widget, by name. */
export type CasePreviewLabels = typeof casePreviewMessages;

/** Words for heading and particulars. */
export const caseHeadMessages = {
  versus: 'Versus',
  noParties: 'Parties not known',
  noCourt: 'Court not known',
  sample: 'Fictional sample',
  more: (count: number) => `+ ${count}`,
  bench: 'Bench',
  author: 'Delivered by',
  number: 'Case',
  subject: 'Subject',
  provisions: 'Provisions',
  decision: 'Decision',
  advocates: 'Advocates',
  citations: 'Citations',
  printed: 'As printed',
  source: 'Source',
  derived: (facts: string) => `Extracted from the text automatically; please verify: ${facts}.`,
  parties: 'parties',
  court: 'court',
  date: 'date',
};

/** The words for heading and particulars, by name. */
export type CaseHeadLabels = typeof caseHeadMessages;

/** What a later judgment does with the case. */
export const treatmentMessages = {
  overruled: 'Overruled',
  reversed: 'Reversed',
  doubted: 'Doubted',
  dissented: 'Dissented from',
  distinguished: 'Distinguished',
  explained: 'Explained',
  approved: 'Approved',
  followed: 'Followed',
  'relied-on': 'Relied on',
  referred: 'Referred to',
};
