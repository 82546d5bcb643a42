import type { messages as english } from './messages.js';

/** Texts of the list below the search box, in Hindi. */
export const messages: typeof english = {
  judgments: 'निर्णय',
  citations: 'उद्धरण',
  acts: 'अधिनियम और धाराएँ',
  judges: 'न्यायाधीश',
  recent: 'हाल की खोजें',
  didYouMean: 'क्या आपका मतलब था',
  kept: 'ऑफ़लाइन पढ़ने के लिए रखे गए',
  readAs: 'इसे इस रूप में पढ़ा गया: ',
  act: (number) => `अधिनियम ${number}`,
  repealed: (date) => `${date} को निरसित`,
  section: (number) => `धारा ${number}`,
  article: (number) => `अनुच्छेद ${number}`,
  count: (count) => `${count} निर्णय`,
  allActs: (text) => `वे सभी अधिनियम जिनमें ${text} है`,
  inParties: (text) => `वे सभी निर्णय जिनके पक्षकारों में ${text} है`,
  offline: 'कनेक्शन नहीं है। ये इस डिवाइस पर हैं।',
  none: (text) => `“${text}” से कुछ शुरू नहीं होता`,
  noneOf: 'न पक्षकार, न उद्धरण, न अधिनियम, न धारा, न न्यायाधीश।',
  noneForVisitors: 'न पक्षकार, न उद्धरण, न अधिनियम।',
  searchTexts: 'पाठों में खोजने के लिए Enter दबाएँ।',
};
