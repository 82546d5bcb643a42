import type { messages as english } from './messages.js';

/** Texts of the form that activates an account, in Hindi. */
export const messages: typeof english = {
  code: 'सक्रियण कोड',
  hint: 'छह अंक, 10 मिनट तक मान्य।',
  send: 'जमा करें',
  resend: 'OTP फिर से भेजें',
};
