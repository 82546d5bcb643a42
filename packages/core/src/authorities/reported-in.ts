import type { Citation } from '../citation/citation.js';
import { parseCitation } from '../citation/parse-report.js';

/** Where a judgment is printed, as reference programs divide a citation. Unknown parts are empty. */
export interface ReportedIn {
  /** The report, with the court that it is divided by: `SCC`, `AIR Cal`. */
  readonly series: string;
  /**
   * The volume with the year of the report, which may be another than that of the decision: `(2011) 1`. Only the year if
   * the report has no other volumes: `1963`.
   */
  readonly volume: string;
  /** The volume without a year: `1`, `Supp 1`; empty if the report counts by years only. */
  readonly number: string;
  readonly page: string;
}

/** Reads the first of some citations that names a report with a page. */
export function reportedIn(citations: readonly string[]): ReportedIn | undefined {
  for (const text of citations) {
    const citation = parseCitation(text);
    if (citation?.page === undefined || citation.family === '') continue;
    const { family, court = '', page } = citation;
    const number = numberOf(citation);
    return { series: `${family} ${court}`.trim(), volume: volumeOf(citation, number), number, page };
  }
  return undefined;
}

const numberOf = ({ volume = '', supplement = '' }: Citation): string => `${supplement} ${volume}`.trim();

function volumeOf({ text, year }: Citation, number: string): string {
  if (year === undefined || number === '') return number || String(year ?? '');
  return text.includes('[') ? `[${year}] ${number}` : `(${year}) ${number}`;
}
