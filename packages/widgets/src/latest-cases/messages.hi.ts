import type { latestCasesMessages as english, latestColumnMessages as englishColumns } from './messages.js';

/** Every text of the latest-cases widget, in Hindi. */
export const latestCasesMessages: typeof english = {
  heading: 'नवीनतम निर्णय',
  courts: 'न्यायालय',
  sc: 'उच्चतम न्यायालय',
  hc: 'उच्च न्यायालय',
  loading: (court) => `${court}: निर्णय लोड हो रहे हैं।`,
  loaded: (court, shown) => `${court}: ${shown} निर्णय दिखाए गए।`,
  range: (first, last, total) => `${total} में से ${first} से ${last}`,
  pause: 'रोकें',
  play: 'चलाएँ',
  empty: 'यहाँ अभी कोई निर्णय नहीं।',
  error: 'नवीनतम निर्णय लोड नहीं हो सके।',
  more: 'सभी नवीनतम निर्णय',
  sample: 'काल्पनिक नमूना',
  noParties: 'पक्षकार ज्ञात नहीं',
};

/** Texts of the open frame, in Hindi. */
export const latestColumnMessages: typeof englishColumns = {
  order: 'नवीनतम पहले',
  decided: 'निर्णय की तारीख',
  parties: 'पक्षकार और विषय',
  reference: 'मामला',
  decision: 'परिणाम',
  citation: 'उद्धरण',
};
