/** Texts of the popover that copies a passage with its source. */
export const messages = {
  action: 'Copy with citation',
  judge: 'Judge, and later treatment',
  place: 'Place',
  places: {
    page: (page: string) => `Page of the report, ${page}`,
    paragraph: (paragraph: string) => `Paragraph ${paragraph}`,
    none: 'None',
  },
  citation: 'Citation',
  copy: 'Copy',
  wordsOnly: 'Copy the words only',
  success: 'Success',
  copied: 'Copied with its source.',
  copiedWords: 'Words copied.',
  failed: 'The browser did not allow copying. Select this text instead.',
};
