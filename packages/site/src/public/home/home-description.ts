import { formatIndianNumber } from '@headnote/core/format';
import type { Totals } from './home-loader.js';

/**
 * What the home page says about itself to a search engine: the library's own figures and nothing beyond them.
 * @departs B13
 */
export function homeDescription(name: string, totals: Totals | undefined): string {
  const what = totals
    ? `${formatIndianNumber(totals.cases)} judgments and ${formatIndianNumber(totals.acts)} bare acts of India`
    : 'judgments and bare acts of India';
  return `${name} is an online legal research library: ${what}, searchable by words, phrases and citation.`;
}
