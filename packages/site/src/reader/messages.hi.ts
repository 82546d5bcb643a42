import type { messages as english } from './messages.js';

/** Texts of the reader, in Hindi. */
export const messages: typeof english = {
  saveKey: 'फ़ोल्डर में सहेजें',
  askKey: 'इस दस्तावेज़ के बारे में पूछें',
  previewOnly: 'यह पाठ का पहला भाग है। सदस्यता लेने पर पूरा पाठ फिर खुल जाएगा।',
  packages: 'पैकेज देखें',
  tools: 'पठन के साधन',
  text: 'पाठ',
  textOfAct: 'अधिनियम का पाठ',
  textOfJudgment: 'निर्णय का पाठ',
  unnumbered: 'इस पाठ में मुद्रित पैरा संख्याएँ नहीं हैं। इसे रिपोर्ट के पृष्ठ से उद्धृत करें।',
  print: 'मुद्रित करें',
  missing: 'इस पते पर पुस्तकालय में कोई दस्तावेज़ नहीं है।',
  searchAbove: 'ऊपर के खाने में उसे खोजें।',
};
