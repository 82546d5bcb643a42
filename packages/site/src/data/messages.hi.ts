import type { messages as english } from './messages.js';

/** Texts of failed calls, in Hindi. */
export const messages: typeof english = {
  offline: 'इंटरनेट कनेक्शन नहीं है। कृपया कनेक्ट करें और फिर से प्रयास करें।',
};
