import { formatIndianNumber } from './format-number.js';
import type { NearWords } from './near-words.js';

/** The words of `nearLines` in Hindi. */
export const nearWords: NearWords = {
  volume: (count, { book, year, volume }) =>
    `पुस्तकालय में ${book} ${year}, खंड ${volume} के ${formatIndianNumber(count)} निर्णय हैं।`,
  year: (count, { book, year }) => `पुस्तकालय में ${book} ${year} के ${formatIndianNumber(count)} निर्णय हैं।`,
  noYear: ({ book, year, inSeries, firstYear, lastYear }) =>
    `पुस्तकालय में ${book}${year > 0 ? ` ${year}` : ''} का कुछ नहीं है। ${book} के ${formatIndianNumber(inSeries)} निर्णय हैं${
      firstYear > 0 ? `, ${firstYear === lastYear ? `${firstYear} के` : `${firstYear} से ${lastYear} तक के`}` : ''
    }।`,
  noSeries: ({ book }) => `पुस्तकालय में ${book} का कुछ नहीं है।`,
  cited: (count) => `${formatIndianNumber(count)} निर्णय इसका उल्लेख करते हैं`,
  as: (names) => `, इस नाम से: ${names.join(' या ')}`,
  stop: '।',
  parallels: (reports) => `यह यहाँ भी प्रकाशित है: ${reports.join(', ')}।`,
};
