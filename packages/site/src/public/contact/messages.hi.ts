import type { messages as english } from './messages.js';

/** Texts of the contact page, in Hindi. */
export const messages: typeof english = {
  title: 'संपर्क',
  home: 'मुखपृष्ठ',
  description: (name) => `${name} को लिखें: डाक पते, ई-मेल पते और फ़ॉर्म।`,
  lead: 'हर संदेश को एक व्यक्ति पढ़ता है और उसका उत्तर देता है।',
  phoneHours: (hours) => ` ${hours}`,
  inquiry: { lead: 'सदस्यता, बिल, दोष या अनुसंधान के प्रश्न के लिए: ', link: 'पूछताछ' },
  mailboxes: { heading: 'ई-मेल पते', enquiry: 'पूछताछ', support: 'सहायता', sales: 'बिक्री' },
  app: { heading: 'फ़ोन पर', download: 'ऐप डाउनलोड करें', install: 'यह साइट इंस्टॉल करें' },
  noAddress: 'इस सेवा के संचालक ने अभी कोई पता प्रकाशित नहीं किया है। फ़ॉर्म उसके बिना भी काम करता है।',
  form: {
    heading: 'संपर्क विवरण',
    name: 'नाम',
    email: 'ई-मेल',
    comment: 'संदेश',
    captchaHelp: 'पढ़ा नहीं जा रहा? दूसरा चित्र लें, या छह अंक सुनकर उन्हें टाइप करें।',
    consent: (name) => `${name} इन विवरणों का उपयोग इस संदेश का उत्तर देने के लिए कर सकता है, और किसी काम के लिए नहीं।`,
    save: 'सहेजें',
    nothingSent: 'सहेजें दबाने से पहले कुछ नहीं भेजा जाता।',
    needsScript: 'फ़ॉर्म के लिए JavaScript आवश्यक है। उसके बिना कृपया किसी ई-मेल पते पर लिखें।',
  },
  sent: { title: 'आपका संदेश भेज दिया गया है', another: 'एक और लिखें' },
  purposes: [
    { data: 'नाम, ई-मेल', purpose: 'आपको उत्तर देने के लिए; एक वर्ष बाद मिटाया जाता है' },
    { data: 'संदेश', purpose: 'जो उसमें माँगा है उसे करने के लिए; एक वर्ष बाद मिटाया जाता है' },
    { data: 'चित्र', purpose: 'बताता है कि कोई व्यक्ति लिख रहा है; 10 मिनट तक मान्य, फिर मिटा दिया जाता है' },
  ],
  map: {
    heading: 'हम कहाँ हैं',
    directions: 'मार्ग',
    explanation: 'मानचित्र OpenStreetMap से आता है, जिसे तब आपके कंप्यूटर का पता दिखता है। वह आपके माँगने पर ही लोड होता है।',
    show: 'मानचित्र दिखाएँ',
    frame: (place) => `${place} का मानचित्र`,
  },
};
