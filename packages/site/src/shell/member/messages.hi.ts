import type { messages as english } from './messages.js';

/** Texts around the screens of the member area, in Hindi. */
export const messages: typeof english = {
  latestCases: 'नवीनतम निर्णय',
  search: 'खोज',
  acts: 'अधिनियम',
  citations: 'उद्धरण',
  check: 'जाँच',
  library: 'संग्रह',
  account: 'खाता',
  history: 'इतिहास',
  settings: 'सेटिंग',
  more: 'और',
  results: 'परिणाम',
  searchExample: 'उद्धरण, पक्षकार, शब्द',
  allKeys: 'कीबोर्ड शॉर्टकट',
  signOut: 'साइन आउट',
  leave: {
    title: (count: number) => `${count} टिप्पणी अभी सहेजी नहीं गई`,
    text: 'ताज़ा शब्द केवल इस उपकरण पर हैं। कनेक्शन लौटने पर और निर्णय खुला होने पर वे भेजे जाते हैं। साइन आउट करने से वे मिट जाएँगे।',
    stay: 'साइन इन रहें',
    leave: 'उन्हें मिटाएँ और साइन आउट करें',
  },
  renewal: {
    label: 'आपकी सदस्यता',
    title: (date) => `आपकी सदस्यता ${date} को समाप्त हुई`,
    renewText: (until) => `नवीकरण की राशि पर ${until} तक नवीकरण करें। नवीकरण होने तक आप निर्णयों का आरंभिक अंश ही पढ़ सकते हैं।`,
    renewTextWith: ({ until, renewal, initial }) =>
      `${until} तक ${renewal} देकर नवीकरण करें। उसके बाद फिर आरंभिक राशि ${initial} लगेगी। नवीकरण होने तक आप निर्णयों का आरंभिक अंश ही पढ़ सकते हैं।`,
    lapsedText: (until) => `नवीकरण के 30 दिन ${until} को समाप्त हो गए। अब फिर आरंभिक राशि लगेगी। आपका कुछ भी नष्ट नहीं हुआ है।`,
    trialTitle: (date) => `आपका परीक्षण ${date} को समाप्त हुआ`,
    trialText: 'अब आप निर्णयों का आरंभिक अंश पढ़ सकते हैं। सदस्यता लेने पर पूरे पाठ फिर खुल जाएँगे। आपका कुछ भी नष्ट नहीं हुआ है।',
    daysLeft: (days) => `नवीकरण के लिए ${days} दिन शेष`,
    lastDay: 'आज अंतिम दिन है',
    fromPayment: 'भुगतान से एक वर्ष',
    renew: 'एक वर्ष के लिए नवीकरण करें',
    subscribe: 'सदस्यता लें',
    subscribeAgain: 'फिर से सदस्यता लें',
    packages: 'पैकेज देखें',
    kept: [
      'आपका सहेजा हुआ सब कुछ सुरक्षित है',
      'खोज काम करती है; परिणामों का आरंभिक अंश खुलता है',
      'आपका डेटा कभी भी डाउनलोड किया जा सकता है',
    ],
  },
};
