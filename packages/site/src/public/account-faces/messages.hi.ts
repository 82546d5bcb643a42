import type { messages as english } from './messages.js';

/** Texts of the faces behind the login, in Hindi. */
export const messages: typeof english = {
  forgot: {
    heading: 'पासवर्ड भूल गए',
    lead: 'हम आपके खाते के मोबाइल या ई-मेल पर एक कोड भेजते हैं। वह 10 मिनट तक मान्य है।',
    to: 'मोबाइल या ई-मेल',
    send: 'OTP भेजें',
    sending: 'भेजा जा रहा है',
  },
  code: {
    heading: 'कोड भरें',
    lead: ['यदि कोई खाता ', ' का उपयोग करता है, तो उसके पुष्ट मोबाइल या ई-मेल पर कोड भेज दिया गया है।'],
    code: 'कोड',
    send: 'पुष्टि करें',
    sending: 'पुष्टि हो रही है',
    resendIn: (time) => `${time} में फिर से भेजें`,
  },
  password: {
    heading: 'नया पासवर्ड',
    password: 'नया पासवर्ड',
    again: 'पासवर्ड फिर से',
    send: 'पासवर्ड बदलें',
    sending: 'पासवर्ड बदला जा रहा है',
  },
  activation: {
    heading: 'सक्रियण कोड',
    back: 'लॉग इन पर लौटें',
  },
  resend: 'OTP फिर से भेजें',
  back: 'साइन इन पर लौटें',
};
