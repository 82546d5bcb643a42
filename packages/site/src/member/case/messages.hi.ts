import type { messages as english } from './messages.js';

/** Texts of the reader of a judgment, in Hindi. */
export const messages: typeof english = {
  title: 'निर्णय',
  notLoaded: 'निर्णय लोड नहीं हुआ',
  contents: 'विषय-सूची',
  paragraphs: (range) => `¶ ${range}`,
  byYear: 'इसे उद्धृत करने वाले निर्णय, वर्षवार',
  perYear: 'प्रत्येक वर्ष में इसे उद्धृत करने वाले निर्णय',
  judgments: 'निर्णय',
  citing: 'इसे उद्धृत करने वाले निर्णय',
  overruling: 'इसे उलटने वाले निर्णय',
  none: 'पुस्तकालय में कोई नहीं है।',
  listNotLoaded: 'सूची लोड नहीं हुई',
};
