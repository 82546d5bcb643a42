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
  onSection: (number) => `धारा ${number} पर निर्णय`,
  onArticle: (number) => `अनुच्छेद ${number} पर निर्णय`,
  onAct: 'इस अधिनियम पर निर्णय',
  judgmentsNotLoaded: 'निर्णय लोड नहीं हुए',
  noJudgments: 'इस पुस्तकालय का कोई निर्णय इसका नाम नहीं लेता।',
  perYear: 'वर्ष के अनुसार',
  judgments: 'निर्णय',
  courts: 'न्यायालय',
  moreCourts: (count) => `${count} और न्यायालय`,
  mostCited: 'सबसे अधिक उद्धृत',
  newest: 'सबसे नए',
  citedBy: (count) => `${count} में उद्धृत`,
  searchAll: (count) => (count === '1' ? 'निर्णय खोजें' : `सभी ${count} खोजें`),
  named: (count) => `${count} निर्णयों में`,

  amended: 'संशोधित',
};
