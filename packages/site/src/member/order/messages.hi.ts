import type { messages as english } from './messages.js';

/** Texts of the page on which a member orders a package, in Hindi. */
export const messages: typeof english = {
  title: 'आपका पैकेज',
  steps: { label: 'भुगतान के चरण', names: ['पैकेज', 'भुगतान', 'पुष्टि'] },
  notLoaded: 'ऑर्डर लोड नहीं हुआ',
  packages: 'पैकेज',
  number: (priority) => `पैकेज ${priority}`,
  annual: 'वार्षिक सदस्यता',
  firstYear: (amount) => `पहला वर्ष ${amount}`,
  onInvoice: 'बीजक पर',
  invoiceText: 'यह आगे के बीजकों के लिए आपके खाते में भी सहेजा जाता है।',
  amount: {
    heading: 'देय राशि',
    first: (name) => `${name}, पहला वर्ष`,
    renewal: (name) => `${name}, नवीकरण`,
    cgst: (percent) => `केंद्रीय कर (CGST) ${percent} %`,
    sgst: (percent) => `राज्य कर (SGST) ${percent} %`,
    igst: (percent) => `एकीकृत कर (IGST) ${percent} %`,
    untaxed: 'कोई कर नहीं लिया जाता।',
    total: 'अभी देय',
    pay: 'भुगतान पर जाएँ',
  },
  notYet: (date) => `आपकी सदस्यता ${date} तक है। अंतिम 30 दिनों में आप उसका नवीकरण कर सकते हैं।`,
  notSold: 'ऑनलाइन विक्रय के लिए नहीं।',
  validFrom: 'भुगतान की पुष्टि के दिन से एक वर्ष के लिए मान्य।',
  lengthens: (date) => `आपकी सदस्यता, जो ${date} तक है, एक वर्ष बढ़ जाती है।`,
  later: (renewal, initial) => `नवीकरण: ${renewal}, समाप्ति के 30 दिन बाद तक। उसके बाद फिर ${initial}।`,
  provider: (name) => `आप भुगतान सेवा के पृष्ठ पर जाते हैं। कार्ड और UPI की संख्याएँ ${name} तक कभी नहीं पहुँचतीं।`,
  byCheque: 'चेक या डिमांड ड्राफ़्ट',
  none: { title: 'कोई पैकेज ऑनलाइन विक्रय के लिए नहीं है', text: 'सदस्यता के विषय में हमें लिखें।', link: 'पूछताछ' },
};
