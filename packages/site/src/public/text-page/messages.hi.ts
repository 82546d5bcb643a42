import type { messages as english } from './messages.js';

/** Texts around every page of text, in Hindi. */
export const messages: typeof english = {
  home: 'मुखपृष्ठ',
  contents: 'इस पृष्ठ पर',
  side: 'इस पृष्ठ के विषय में और',
  operator: 'इस सेवा का संचालक',
};
