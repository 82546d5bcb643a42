/** Texts of the accessibility statement. */
export const messages = {
  title: 'Accessibility',
  description: (name: string) =>
    `How ${name} can be used with a keyboard, a screen reader or large text, and whom to tell about a barrier.`,
  sections: (name: string) => [
    {
      id: 'aim',
      heading: 'What we aim for',
      paragraphs: [
        `${name} aims to meet the Web Content Accessibility Guidelines 2.2 at level AA, and level AAA for the contrast of the text of judgments and acts.`,
        'Every page is checked by a program with each change, and by hand with the keyboard. We have not had it examined by an outside auditor.',
      ],
    },
    {
      id: 'works',
      heading: 'What works',
      paragraphs: [
        'Everything can be done with the keyboard. The focus is always visible, a link skips to the content, and the key ? lists the shortcuts and switches single-letter keys off.',
        'Headings, landmarks, lists and tables have their roles, so that a screen reader can jump between them. Every picture has a text, and nothing is told by colour alone.',
        'Text grows to 400 percent without scrolling sideways. There is a dark theme, high-contrast modes of the system are respected, and nothing moves if the system asks for less motion.',
        'Public pages can be read without JavaScript. The picture of the contact form has a spoken alternative.',
      ],
    },
    {
      id: 'limits',
      heading: 'What does not work yet',
      paragraphs: [
        'Older judgments were scanned, and their text has errors that a screen reader reads out. Files of official copies are those of the courts, and some of them are pictures of paper.',
        'The contact form asks for characters from a picture or a sound. Someone who can neither see nor hear them can write to a mailbox instead.',
      ],
    },
  ],
  feedback: {
    heading: 'Tell us about a barrier',
    text: 'Say which page it is and what you use.',
    link: 'Contact',
  },
};
