/** Texts of the reader. */
export const messages = {
  tools: 'Reading tools',
  text: 'Text',
  textOfAct: 'Text of the act',
  textOfJudgment: 'Text of the judgment',
  unnumbered: 'This text has no printed paragraph numbers. Cite it by the page of a report.',
  smaller: 'A−',
  smallerText: 'A−, smaller text',
  size: 'Text size',
  larger: 'A+',
  largerText: 'A+, larger text',
  print: 'Print',
  missing: 'The library has no document at this address.',
  searchAbove: 'Search for it in the box above.',
};
