import type { messages as english } from './messages.js';

/** Texts of the list of places in a judgment, in Hindi. */
export const messages: typeof english = {
  jump: 'यहाँ जाएँ',
  paragraph: 'पैरा',
  go: 'जाएँ',
  copyCitation: 'उद्धरण कॉपी करें',
  copyLink: 'लिंक कॉपी करें',
  typeNumber: 'पैरा की संख्या लिखें।',
  noParagraph: (number) => `किसी पैरा की संख्या ${number} नहीं है।`,
  success: 'सफल',
  copied: (number) => `पैरा ${number} का लिंक कॉपी हुआ।`,
  copiedCitation: (line) => `कॉपी हुआ: ${line}`,
  inAddressBar: 'लिंक पता-पट्टी में है।',
  noNumbers: 'इस पाठ में मुद्रित पैरा संख्याएँ नहीं हैं।',
  noPlaces: 'इसमें शीर्षक या पृष्ठ संख्याएँ भी नहीं हैं।',
  opinions: 'मत',
  headings: 'शीर्षक',
  pages: 'रिपोर्ट के पृष्ठ',
  page: (number) => `पृष्ठ ${number}`,
  paragraphs: (range) => `¶ ${range}`,
};
