import { formatIndianNumber } from '@headnote/core/format';
import type { messages as english } from './messages.js';

/** Texts of the page about the coverage, in Hindi. */
export const messages: typeof english = {
  home: 'मुखपृष्ठ',
  title: 'सामग्री',
  description: (brand) =>
    `${brand} में क्या है: न्यायालय और वर्ष के अनुसार निर्णय, अधिनियम और उनकी धाराएँ, उसके अपने सूचकांक से गिनी हुईं।`,
  lead: (date) => `${date} को सूचकांक से गिना गया। किसी न्यायालय और वर्ष का आँकड़ा उसके निर्णय खोलता है।`,
  failed: 'आँकड़े लोड नहीं हुए',
  sample: (judgments, acts) => `यहाँ नहीं गिना गया: ${judgments} निर्णयों और ${acts} अधिनियमों वाला काल्पनिक नमूना।`,
  figures: 'पुस्तकालय के आँकड़े',
  judgments: 'निर्णय',
  acts: 'केंद्रीय अधिनियम',
  sections: 'धाराएँ',
  firstYear: 'पहला वर्ष',
  byYear: {
    title: 'वर्ष के अनुसार निर्णय',
    supreme: 'उच्चतम न्यायालय',
    others: 'उच्च न्यायालय और अधिकरण',
    othersShort: 'उच्च न्यायालय, अधिकरण',
    soFar: 'इस वर्ष अब तक',
    slider: 'निर्णयों का वर्ष',
    value: (year, supreme, others) => `${year}: उच्चतम न्यायालय ${supreme}; उच्च न्यायालय, अधिकरण ${others}`,
    hint: 'आँकड़े देखने के लिए वर्ष चुनें।',
    open: (number) => `ये ${number} खोलें`,
    none: 'पुस्तकालय के किसी निर्णय में तारीख नहीं है।',
    table: 'सभी वर्ष तालिका में',
    year: 'वर्ष',
    undated: (number) => `${formatIndianNumber(number)} निर्णयों में तारीख नहीं है, इसलिए वे इसमें नहीं दिखते।`,
  },
  byCourt: {
    title: 'न्यायालय के अनुसार निर्णय',
    lead: (from, to) => `स्तंभों की हर पंक्ति ${from} से ${to} तक है, और उसका मापमान उस न्यायालय का सबसे बड़ा वर्ष है।`,
    court: 'न्यायालय',
    judgments: 'निर्णय',
    latest: 'नवीनतम',
    none: 'कोई नहीं',
    dash: '–',
    decade: (year) => `${year} का दशक`,
    csv: 'यह तालिका डाउनलोड करें (CSV)',
    fileName: 'data-coverage.csv',
    years: 'वर्ष',
    more: (number) => `शेष ${number} दिखाएँ`,
    moreHigh: (number) => `शेष ${number} उच्च न्यायालय दिखाएँ`,
    fewer: 'कम दिखाएँ',
    groups: {
      supreme: 'उच्चतम न्यायालय',
      high: 'उच्च न्यायालय',
      tribunal: 'अधिकरण और आयोग',
      unknown: 'न्यायालय ज्ञात नहीं',
    },
    ofAll: (some, all) => `${all} में से ${some}`,
    unknownCourt: 'स्रोत में न्यायालय का नाम नहीं है',
  },
  library: {
    title: 'अधिनियम और देश',
    bareActs: 'अधिनियम',
    central: 'पाठ सहित केंद्रीय अधिनियम',
    state: 'पाठ सहित राज्य अधिनियम',
    titleOnly: 'केवल शीर्षक ज्ञात',
    sections: 'धाराएँ',
    years: 'अधिनियमों के वर्ष',
    span: (from, to) => (from === to ? String(from) : `${from} से ${to}`),
    covered: 'देश जिनकी सामग्री है',
    upcoming: 'देश जिनकी सामग्री आने वाली है',
    ownCountry: (judgments, acts) => [judgments, acts].filter((part) => part !== '').join(', '),
    judgmentsFrom: (year) => `${year} से निर्णय`,
    actsFrom: (year) => `${year} से केंद्रीय अधिनियम`,
  },
  missing: {
    title: 'अभी यहाँ क्या नहीं है',
    before: (year) => `${year} से पहले के निर्णय।`,
    courts: (names, all) =>
      names.length > 6 ? `${all} में से ${names.length} उच्च न्यायालयों के निर्णय।` : `इन न्यायालयों के निर्णय: ${listed(names)}।`,
    years: (years) => `उच्चतम न्यायालय के ${years} के निर्णय।`,
    titleOnly: (number) => `${formatIndianNumber(number)} अधिनियमों का पाठ, जिनका पुस्तकालय में केवल शीर्षक है।`,
    kinds: 'राज्यों के अधिनियम, नियम और अधिसूचनाएँ। निर्णय के साथ छपी तालिकाएँ और चित्र।',
    ask: 'यदि कोई दस्तावेज़ न मिले तो ',
    tell: 'उसका उद्धरण हमें बताएँ',
    answer: ': हम उत्तर में तारीख या कारण बताते हैं।',
  },
};

/** `A, B और C`. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} और ${names.at(-1)}`;
}
