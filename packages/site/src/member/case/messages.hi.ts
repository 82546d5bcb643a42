import type { messages as english } from './messages.js';

/** Texts of the reader of a judgment, in Hindi. */
export const messages: typeof english = {
  title: 'निर्णय',
  notLoaded: 'निर्णय लोड नहीं हुआ',
  contents: 'विषय-सूची',
  paragraphs: (range) => `¶ ${range}`,
  byYear: 'इसे उद्धृत करने वाले सभी निर्णय',
  judgments: 'निर्णय',
  citing: 'इसे उद्धृत करने वाले निर्णय',
  overruling: 'इसे उलटने वाले निर्णय',
  inResults: 'परिणामों में यह निर्णय',
  results: 'परिणाम',
  resultsOf: (count) => `${count} परिणाम`,
  placeOf: (place, all) => `${all} में से ${place}`,
  andMore: (count) => `${count}+`,
  previousResult: 'पिछला परिणाम',
  nextResult: 'अगला परिणाम',
  opinionsOf: (count) => `${count} मत`,
  dissents: (count) => (count === 0 ? '' : `${count} असहमत`),
  citedByYear: 'वर्ष के अनुसार उद्धरण',
  beforeOverruled: (count, year) => `${year} से पहले ${count}`,
  sinceOverruled: (count) => `उलटे जाने के बाद ${count}`,
  none: 'पुस्तकालय में कोई नहीं है।',
  listNotLoaded: 'सूची लोड नहीं हुई',
};
