import type { messages as english } from './messages.js';

/** Texts about the personal data of a form, in Hindi. */
export const messages: typeof english = {
  heading: 'इनमें से प्रत्येक का हम क्या करते हैं',
  officer: (name) => (name === '' ? 'आपके डेटा के विषय में शिकायत: ' : `शिकायत अधिकारी: ${name}, `),
  noContact: 'इस सेवा के संचालक ने अभी शिकायतों के लिए कोई पता प्रकाशित नहीं किया है।',
};
