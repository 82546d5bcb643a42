import type { messages as english } from './messages.js';

/** Texts of the reader of an act, in Hindi. */
export const messages: typeof english = {
  title: 'अधिनियम',
  notLoaded: 'अधिनियम लोड नहीं हुआ',
  sections: 'धाराएँ',
  filter: 'संख्या या शब्द',
  repealed: 'निरसित',
  numberOf: (number) => `${number}.`,
  judgmentsOn: (number) => `धारा ${number} पर निर्णय`,
  judgmentsOnArticle: (number) => `अनुच्छेद ${number} पर निर्णय`,
  noSection: 'किसी धारा में ये शब्द नहीं हैं।',
};
