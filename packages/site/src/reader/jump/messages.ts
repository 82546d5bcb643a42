/** Texts of the list of places in a judgment. */
export const messages = {
  jump: 'Jump to',
  paragraph: 'Paragraph',
  go: 'Go',
  copyLink: 'Copy link',
  typeNumber: 'Type the number of a paragraph.',
  noParagraph: (number: string) => `No paragraph is numbered ${number}.`,
  success: 'Success',
  copied: (number: string) => `Link to paragraph ${number} copied.`,
  inAddressBar: 'The link is in the address bar.',
  noNumbers: 'This text has no printed paragraph numbers.',
  noPlaces: 'It has no headings or page numbers either.',
  opinions: 'Opinions',
  headings: 'Headings',
  pages: 'Pages of the report',
  page: (number: string) => `Page ${number}`,
  paragraphs: (range: string) => `¶ ${range}`,
};
