import type { desks as englishDesks, messages as english } from './messages.js';

/** Texts of the inquiry page, in Hindi. */
export const messages: typeof english = {
  title: 'पूछताछ',
  home: 'मुखपृष्ठ',
  description: (name) => `सदस्यता, बिल, दोष या अनुसंधान के प्रश्न के विषय में ${name} से पूछें।`,
  lead: 'सदस्यता, बिल, दोष या अनुसंधान के प्रश्न के विषय में। विषय चुनें और वह सही विभाग को जाएगा।',
  desks: 'उत्तर कौन देता है',
  sooner: 'शीघ्र',
  contact: 'संपर्क',
  note: 'यहाँ कोई चित्र टाइप नहीं करना है: यह पृष्ठ गिनता है कि वह कितनी बार भेजा गया।',
  needsScript: 'फ़ॉर्म के लिए JavaScript आवश्यक है। उसके बिना कृपया किसी ई-मेल पते पर लिखें।',
  purposes: [
    { data: 'नाम, नगर', purpose: 'आपको संबोधित करने और सही विभाग चुनने के लिए; एक वर्ष बाद मिटाया जाता है' },
    { data: 'संपर्क नंबर, ई-मेल', purpose: 'आपको उत्तर देने के लिए; एक वर्ष बाद मिटाया जाता है' },
    { data: 'विवरण', purpose: 'जो पूछा है उसे करने के लिए; एक वर्ष बाद मिटाया जाता है' },
  ],
};

/** The desks of the page. The subjects are those that the server knows. */
export const desks = [
  { name: 'सदस्यता', subject: 'Seeking Subscription and/or Pricing Information' },
  { name: 'खाता या बिल', subject: 'Question about my account or bill' },
  { name: 'तकनीकी', subject: 'Experiencing a technical problem' },
  { name: 'अनुसंधान', subject: 'Seeking Research Assistance' },
] as const satisfies readonly { name: string; subject: (typeof englishDesks)[number]['subject'] }[];
