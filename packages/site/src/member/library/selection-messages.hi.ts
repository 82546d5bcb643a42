import type { messages as english } from './selection-messages.js';

/** Texts of what is done with selected rows of a library, in Hindi. */
export const messages: typeof english = {
  mail: 'ई-मेल',
  pdf: 'PDF',
  copyCitations: 'उद्धरण कॉपी करें',
  copied: (count) => (count === 1 ? 'उद्धरण कॉपी हुआ' : `${count} उद्धरण कॉपी हुए`),
  copiedText: 'आप इन्हें अपने दस्तावेज़ में चिपका सकते हैं।',
  notCopied: 'उद्धरण कॉपी नहीं हो सके',
  notCopiedText: 'ब्राउज़र ने इसकी अनुमति नहीं दी।',
};
