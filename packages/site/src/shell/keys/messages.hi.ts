import type { messages as english } from './messages.js';

/** Texts of the keys, in Hindi. */
export const messages: typeof english = {
  title: 'कीबोर्ड शॉर्टकट',
  text: 'ये कुंजियाँ तब काम करती हैं जब आप किसी खाने में टाइप नहीं कर रहे हों।',
  singleKeys: 'अकेली कुंजियों का प्रयोग करें',
  singleKeysHint: 'यदि आप बोलकर लिखते हैं या कुंजियाँ भूल से दब जाती हैं तो इन्हें बंद करें। यह डिवाइस इसे याद रखता है।',
  search: 'खोज के खाने पर जाएँ',
  allKeys: 'सभी कुंजियाँ दिखाएँ',
  everywhere: 'हर जगह',
  here: 'इस पृष्ठ पर',
};
