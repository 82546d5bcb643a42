import type { noticeMessages as english } from './messages.js';

/** Texts of the consent question and of errors, in Hindi. */
export const noticeMessages: typeof english = {
  retry: 'फिर से प्रयास करें',
  consent: 'आपकी सहमति पर सूची Headnote पुस्तकालय से लोड होती है।',
  agree: 'दिखाएँ',
};
