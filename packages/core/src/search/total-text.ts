import type { SearchAnswer } from '../contract/search/search-answer.js';
import { formatIndianNumber } from '../format/format-number.js';

/** How many were found, in words for a heading: `1,38,000`, or `10,000+` where there are at least so many. */
export function totalText({ value, relation }: SearchAnswer['total']): string {
  return `${formatIndianNumber(value)}${relation === 'gte' ? '+' : ''}`;
}
