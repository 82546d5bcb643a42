import type { messages as english } from './messages.js';

/** Texts for a page whose scripts did not start, in Hindi. */
export const messages: typeof english = {
  notStarted: 'यह पृष्ठ पूरी तरह शुरू नहीं हुआ। आप इसे पढ़ सकते हैं; खोजने या साइन इन करने के लिए इसे फिर से लोड करें।',
  reload: 'पृष्ठ फिर से लोड करें',
};
