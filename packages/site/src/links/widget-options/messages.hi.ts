import type { optionWords as english } from './messages.js';

/** Words for the widgets' options and their values, in Hindi. */
export const optionWords: typeof english = {
  names: {
    court: 'पहले दिखने वाला न्यायालय',
    limit: 'पंक्तियाँ',
    tabs: 'टैब',
    theme: 'थीम',
    consent: 'सहमति',
    minBlock: 'आरक्षित ऊँचाई, px में',
    headingLevel: 'शीर्षक का स्तर',
    linkTarget: 'लिंक खुलते हैं',
    citation: 'उद्धरण या id',
    caseId: 'निर्णय की id',
    display: 'दिखता है',
    label: 'बटन का पाठ',
    mode: 'प्रकार',
    text: 'खाने का पाठ',
    subject: 'विषय',
  },
  values: {
    court: { sc: 'उच्चतम न्यायालय', hc: 'उच्च न्यायालय' },
    tabs: { both: 'दोनों न्यायालय', none: 'केवल एक न्यायालय' },
    display: { inline: 'पृष्ठ में', dialog: 'बटन के बाद डायलॉग में' },
    mode: {
      list: 'सूची',
      ticker: 'चलती पट्टी, एक बार में तीन',
      find: 'खाना, जाँच के बटन सहित',
      check: 'लिखित बहस की जाँच',
      none: 'केवल खाना',
    },
    theme: { auto: 'पृष्ठ के अनुसार', light: 'हल्की', dark: 'गहरी' },
    consent: { none: 'आवश्यक नहीं', required: 'पहले आगंतुक से पूछें' },
    linkTarget: { _self: 'उसी विंडो में', _blank: 'नए टैब में', _top: 'फ़्रेम के बाहर' },
  },
};
