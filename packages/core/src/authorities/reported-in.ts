import { parseCitation } from '../citation/parse-report.js';

/** Where a judgment is printed. Unknown parts are empty. */
export interface ReportedIn {
  readonly series: string;
  readonly volume: string;
  readonly page: string;
  readonly year: string;
}

/** Reads the first of some citations that names a report with a page. */
export function reportedIn(citations: readonly string[]): ReportedIn | undefined {
  for (const text of citations) {
    const citation = parseCitation(text);
    if (citation?.page === undefined || citation.family === '') continue;
    const { family: series, volume = '', supplement, page, year } = citation;
    return {
      series,
      volume: supplement === undefined ? volume : `${supplement} ${volume}`.trim(),
      page,
      year: year === undefined ? '' : String(year),
    };
  }
  return undefined;
}
