import type { messages as english } from './messages.js';

/** Texts of the help for the search language, in Hindi. The searches themselves stay as they are typed. */
export const messages: typeof english = {
  heading: 'खोज की भाषा',
  plain: 'इस सब के बिना भी खोजा जा सकता है: शब्द, पक्षकारों के नाम, उद्धरण या धारा लिखें।',
  run: 'किसी पंक्ति को चुनकर उसे खोजें।',
  connectors: 'शब्द और संयोजक',
  connectorLines: [
    { search: 'bail parole', finds: 'दोनों शब्द' },
    { search: 'bail OR parole', finds: 'कोई एक शब्द, या दोनों' },
    { search: 'bail NOT surety', finds: 'इस शब्द के बिना' },
    { search: '"anticipatory bail"', finds: 'ठीक ये शब्द, इसी क्रम में' },
    { search: 'bail /5 conditions', finds: '5 शब्दों के भीतर' },
    { search: 'bail pre/5 conditions', finds: '5 शब्दों के भीतर, इसी क्रम में' },
    { search: 'bail /s cancel*', finds: 'एक ही वाक्य में' },
    { search: 'bail /p surety', finds: 'एक ही पैरा में' },
    { search: 'cancel*', finds: 'दो अक्षरों के बाद कोई भी अंत' },
    { search: 'wom?n', finds: 'कोई भी एक अक्षर' },
    { search: '(bail OR parole) murder', finds: 'कोष्ठक: जो एक साथ पढ़ा जाए' },
    { search: 'bail 1973-1990', finds: '1973 से 1990 तक निर्णीत' },
  ],
  fields: 'क्षेत्र',
  fieldsHint: 'नाम, कोलन, मान',
  fieldLines: [
    { search: 'court:SC', finds: 'एक न्यायालय' },
    { search: 'year:2011..', finds: '2011 से आगे; अवधि के लिए year:2011-2020' },
    { search: 'date:1973-04-24', finds: 'एक दिन, महीना या वर्ष' },
    { search: 'party:"Union of India"', finds: 'कोई भी पक्ष' },
    { search: 'judge:"Krishna Iyer"', finds: 'पीठ के एक न्यायाधीश' },
    { search: 'advocate:nariman', finds: 'किसी भी पक्ष के अधिवक्ता' },
    { search: 'act:arbitration', finds: 'निर्णय जिनमें अधिनियम उद्धृत है' },
    { search: 'section:438', finds: 'निर्णय जिनमें धारा उद्धृत है' },
    { search: 'subject:bail', finds: 'विषय' },
    { search: 'bench:5+', finds: '5 या अधिक न्यायाधीश' },
    { search: 'decision:allowed', finds: 'मामले का परिणाम' },
    { search: 'citation:"AIR 1973 SC 1461"', finds: 'उद्धरण, किसी भी रूप में' },
  ],
  examples: 'एक साथ',
  exampleLines: [
    {
      search: '"basic structure" /s amendment court:SC',
      finds: 'एक वाक्य में वाक्यांश और शब्द, उच्चतम न्यायालय',
    },
    { search: '"anticipatory bail" 2011-2020', finds: 'वाक्यांश, दस वर्ष' },
    { search: 'judge:"Krishna Iyer" section:302', finds: 'एक धारा पर एक न्यायाधीश' },
    { search: '"patent illegality" /p award NOT foreign', finds: 'एक ही पैरा, एक शब्द छोड़कर' },
  ],
};
