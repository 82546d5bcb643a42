import type { messages as english } from './messages.js';

/** Texts of the page for an unknown address, in Hindi. */
export const messages: typeof english = {
  title: 'पृष्ठ नहीं मिला',
  text: 'इस पते पर कोई पृष्ठ नहीं है। जो चाहते थे उसे खोजें, या मुखपृष्ठ से आरंभ करें।',
  home: 'मुखपृष्ठ',
};
