import type { SearchAnswer } from '../contract/search/search-answer.js';
import { formatIndianNumber } from '../format/format-number.js';

/** Formats the number of hits for a heading: `1,38,000`, or `10,000+` if there are at least that many. */
export function totalText({ value, relation }: SearchAnswer['total']): string {
  return `${formatIndianNumber(value)}${relation === 'gte' ? '+' : ''}`;
}
