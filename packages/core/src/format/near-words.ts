import { formatIndianNumber } from './format-number.js';
import type { NearParts } from './near-parts.js';

const judgments = (count: number): string => (count === 1 ? '1 judgment' : `${formatIndianNumber(count)} judgments`);

/** The words of `nearLines` in English. Another language is another object of this type. */
export const nearWords = {
  volume: (count: number, { book, year, volume }: NearParts) =>
    `The library has ${judgments(count)} of ${book} ${year}, volume ${volume}.`,
  year: (count: number, { book, year }: NearParts) => `The library has ${judgments(count)} of ${book} ${year}.`,
  noYear: ({ book, year, inSeries, firstYear, lastYear }: NearParts) =>
    `The library has nothing of ${book}${year > 0 ? ` ${year}` : ''}. It has ${judgments(inSeries)} of ${book}${
      firstYear > 0 ? `, ${firstYear === lastYear ? firstYear : `from ${firstYear} to ${lastYear}`}` : ''
    }.`,
  noSeries: ({ book }: NearParts) => `The library has nothing of ${book}.`,
  cited: (count: number) => (count === 1 ? 'One judgment cites it' : `${formatIndianNumber(count)} judgments cite it`),
  /** Follows `cited`. */
  as: (names: readonly string[]) => `, as ${names.join(' or ')}`,
  stop: '.',
  parallels: (reports: readonly string[]) => `It is also reported at ${reports.join(', ')}.`,
};

/** The words of `nearLines`. */
export type NearWords = typeof nearWords;
