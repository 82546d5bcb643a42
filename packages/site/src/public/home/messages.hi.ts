import type { messages as english } from './messages.js';

/** Texts of the home page, in Hindi. */
export const messages: typeof english = {
  search: {
    heading: 'निर्णय और अधिनियम खोजें',
    placeholder: 'शब्द, उद्धरण चिह्नों में वाक्यांश, या निर्णय का उद्धरण',
    hint: 'परिणाम देखने के लिए साइन इन करें।',
    examples: {
      parties: 'पक्षकार',
      words: 'शब्द',
      sampleWords: 'natural justice hearing',
      phrase: 'ठीक यही वाक्यांश',
      samplePhrase: '"natural justice"',
      citation: 'उद्धरण',
      connectors: 'संयोजक',
      sampleConnectors: '"natural justice" /s hearing',
      beginning: 'शब्द का आरंभ',
      sampleBeginning: 'arbitrat*',
    },
  },
  latest: {
    feed: 'नवीनतम निर्णय',
    courts: 'न्यायालय',
    supreme: 'उच्चतम न्यायालय',
    high: 'उच्च न्यायालय',
    labels: { more: 'उच्चतम न्यायालय के सभी नवीनतम निर्णय' },
  },
  figures: {
    label: 'पुस्तकालय आँकड़ों में',
    judgments: 'निर्णय',
    acts: 'अधिनियम',
    latest: 'उच्चतम न्यायालय का नवीनतम निर्णय',
  },
  description: {
    counted: (cases, acts) => `भारत के ${cases} निर्णय और ${acts} अधिनियम`,
    uncounted: 'भारत के निर्णय और अधिनियम',
    whole: (name, what) =>
      `${name} विधि-अनुसंधान का ऑनलाइन पुस्तकालय है: ${what}, जिन्हें शब्दों, वाक्यांशों और उद्धरण से खोजा जा सकता है।`,
  },
  signIn: {
    heading: 'साइन इन',
    username: 'उपयोगकर्ता नाम',
    password: 'पासवर्ड',
    remember: 'इस डिवाइस पर मुझे याद रखें',
    send: 'साइन इन करें',
    sending: 'साइन इन हो रहा है',
    forgot: 'पासवर्ड भूल गए?',
    isNew: 'पुस्तकालय में नए हैं?',
    register: '3 दिन के परीक्षण के लिए पंजीकरण करें',
    hasCode: 'सक्रियण कोड मिला है?',
    enterCode: 'उसे भरें',
    signInFirst: 'पहले अपने उपयोगकर्ता नाम और पासवर्ड से साइन इन करें। तब कोड का खाना खुलेगा।',
    damaged: 'जिस लिंक से आप यहाँ आए वह अधूरा या बदला हुआ है। साइन इन करके आप जो चाहते थे वह खोज सकते हैं।',
    failed: 'विफल',
    needsScript: 'साइन इन करने के लिए JavaScript आवश्यक है। सार्वजनिक पृष्ठ उसके बिना भी पढ़े जा सकते हैं।',
    opensResults: (text) => `${text} के परिणाम देखने के लिए साइन इन करें।`,
    opensPage: 'जो पृष्ठ आपने माँगा था उस पर जाने के लिए साइन इन करें।',
    opensCitation: (citation) => `${citation} पर प्रकाशित निर्णय खोलने के लिए साइन इन करें।`,
    opensAct: 'अधिनियम खोलने के लिए साइन इन करें।',
  },
  trial: {
    label: 'निःशुल्क परीक्षण',
    offer: 'तीन दिन तक पूरा पुस्तकालय, बिना भुगतान के।',
    steps: 'पंजीकरण करें, हमारा भेजा हुआ कोड भरें, और खोजें।',
    start: 'निःशुल्क परीक्षण शुरू करें',
    download: 'ऐप डाउनलोड करें',
  },
};
