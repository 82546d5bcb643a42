import type { messages as english } from './messages.js';

/** Texts of the popover that copies a passage with its source, in Hindi. */
export const messages: typeof english = {
  action: 'उद्धरण सहित कॉपी करें',
  judge: 'न्यायाधीश, और परवर्ती व्यवहार',
  place: 'स्थान',
  places: {
    page: (page) => `रिपोर्ट का पृष्ठ, ${page}`,
    paragraph: (paragraph) => `पैरा ${paragraph}`,
    none: 'कोई नहीं',
  },
  citation: 'उद्धरण',
  copy: 'कॉपी करें',
  wordsOnly: 'केवल शब्द कॉपी करें',
  success: 'सफल',
  copied: 'स्रोत सहित कॉपी हुआ।',
  copiedWords: 'शब्द कॉपी हुए।',
  failed: 'ब्राउज़र ने कॉपी करने की अनुमति नहीं दी। इसके स्थान पर यह पाठ चुनें।',
};
