import type { messages as english } from './messages.js';

/** Texts of the page when a screen breaks, in Hindi. */
export const messages: typeof english = {
  errorTitle: 'कुछ गड़बड़ हुई',
  offline: 'आप ऑफ़लाइन हैं',
  notShown: 'यह पृष्ठ दिखाया नहीं जा सका',
  broken: 'यह हमारी त्रुटि से रुका; आपने जो सहेजा है वह सुरक्षित है। फिर से प्रयास करें, या दूसरे पृष्ठ पर जाएँ: वे काम कर रहे हैं।',
  home: 'मुखपृष्ठ',
};
