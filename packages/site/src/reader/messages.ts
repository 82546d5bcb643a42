/** Texts of the reader. */
export const messages = {
  saveKey: 'Save to a folder',
  askKey: 'Ask about this document',
  previewOnly: 'This is the first part of the text. A subscription opens the whole of it again.',
  packages: 'See the packages',
  tools: 'Reading tools',
  text: 'Text',
  textOfAct: 'Text of the act',
  textOfJudgment: 'Text of the judgment',
  unnumbered: 'This text has no printed paragraph numbers. Cite it by the page of a report.',
  print: 'Print',
  missing: 'The library has no document at this address.',
  searchAbove: 'Search for it in the box above.',
};
