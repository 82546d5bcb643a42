import { formatIndianNumber } from '@headnote/core/format';
import type { Totals } from './home-loader.js';
import { messages } from './messages.js';

/**
 * The description of the home page for search engines. It claims only figures that the library counted.
 * @departs B13
 */
export function homeDescription(name: string, totals: Totals | undefined): string {
  const { counted, uncounted, whole } = messages.description;
  const what = totals ? counted(formatIndianNumber(totals.cases), formatIndianNumber(totals.acts)) : uncounted;
  return whole(name, what);
}
