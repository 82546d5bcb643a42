import type { messages as english } from './fallback-messages.js';

/** Texts of the member area before its code is loaded, in Hindi. */
export const messages: typeof english = {
  needsScript: 'सदस्य क्षेत्र के लिए JavaScript आवश्यक है। सार्वजनिक पृष्ठ उसके बिना भी पढ़े जा सकते हैं।',
  publicPages: 'मुखपृष्ठ पर जाएँ',
};
