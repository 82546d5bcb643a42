import type { messages as english } from './messages.js';

/** Texts around the public screens, in Hindi. */
export const messages: typeof english = {
  install: 'यह साइट इंस्टॉल करें',
  accessibility: 'सुगम्यता',
  widgets: 'आपकी साइट के लिए विजेट',
  account: 'खाता',
  signIn: 'साइन इन',
  register: 'पंजीकरण',
  memberArea: 'सदस्य क्षेत्र',
  signOut: 'साइन आउट',
  language: 'English',
  lang: 'en',
};
