import type { messages as english } from './messages.js';

/** Texts of a download, in Hindi. */
export const messages: typeof english = {
  pdf: 'PDF',
  pdfOf: (place: number, count: number) => `PDF ${count} में से ${place}`,
  making: 'पुस्तकालय पृष्ठ बना रहा है …',
  original: 'मूल दस्तावेज़',
  webPage: 'वेब पृष्ठ',
  amount: (done, all) => `${all} में से ${done}`,
  kilobytes: (count) => `${count} kB`,
  megabytes: (count) => `${count} MB`,
  cancel: 'रद्द करें',
};
