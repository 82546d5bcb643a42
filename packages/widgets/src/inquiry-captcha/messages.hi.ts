import type { captchaMessages as english } from './messages.js';

/** Texts of the picture and its buttons, in Hindi. */
export const captchaMessages: typeof english = {
  picture: 'टाइप करने के लिए वर्णों का चित्र',
  loading: 'लोड हो रहा है…',
  failed: 'चित्र लोड नहीं हुआ। दूसरा चित्र लें।',
  another: 'दूसरा चित्र',
  hear: 'टाइप करने के लिए छह अंक सुनें',
  soundFailed: 'ध्वनि नहीं चली।',
};
