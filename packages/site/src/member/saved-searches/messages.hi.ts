import type { messages as english } from './messages.js';

/** Texts of saved searches, in Hindi. */
export const messages: typeof english = {
  title: 'यह खोज सहेजें',
  text: 'जब भी आप आरंभ पृष्ठ खोलते हैं, सहेजी हुई खोज नए निर्णय गिनती है।',
  notLoaded: 'आपकी सहेजी हुई खोजें लोड नहीं हुईं',
  name: 'इसके लिए आपके शब्द',
  parent: 'यह इसे सूक्ष्म करती है',
  none: 'किसी और खोज को नहीं',
  how: 'इस रूप में सहेजें',
  asNew: 'अलग खोज',
  withResults: (count: string) => `इससे सहेजे गए ${count} निर्णय बदली हुई खोज के होंगे।`,
  asChange: (words) => `“${words}” में परिवर्तन`,
  save: 'सहेजें',
  cancel: 'रद्द करें',
  saved: 'खोज सहेजी गई',
  changed: 'सहेजी हुई खोज बदली गई',
  inLibrary: (words) => `“${words}” आपके संग्रह में है।`,
};
