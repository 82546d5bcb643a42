import type { messages as english } from './messages.js';

/** Texts of reading without a connection, in Hindi. */
export const messages: typeof english = {
  keep: 'इस डिवाइस पर रखें',
  drop: 'इस डिवाइस से हटाएँ',
  kept: 'इस डिवाइस पर रखा हुआ',
  keptText: 'साइन आउट करने तक इसे बिना कनेक्शन के पढ़ा जा सकता है।',
  notKept: 'इस डिवाइस पर नहीं रखा गया',
  copy: (date) => `आप ${date} की वह प्रति पढ़ रहे हैं जो इस डिवाइस पर है।`,
  copyText: 'कनेक्शन नहीं है। बाद के परिवर्तन और बाद के निर्णय इसमें नहीं हैं।',
};
