import type { ReportSheet, SheetEntry } from '../contract/citations/report-sheet.js';
import { formatIndianNumber } from '../format/format-number.js';
import type { BriefReport, BriefRow, ReferenceRow } from './brief-report.js';
import { cellTexts, reportCells } from './report-cells.js';
import { faultOf, isReferenceShown, isShown, reportSentence } from './report-filters.js';
import { reportColumns, type ReportFilter, type ReportWords } from './report-words.js';

/** What a sheet is made of. */
export interface SheetOptions {
  /** Name of the brief; may be empty. */
  readonly name: string;
  /** The day of the check, in words. */
  readonly day: string;
  readonly filter: ReportFilter;
  readonly say: ReportWords;
  /** Makes the address of a judgment from its id. */
  readonly addressOf: (id: string) => string;
}

/** Makes the sheet of a report, for `writeDocx` and for the server's PDF. */
export function reportSheet(report: BriefReport, options: SheetOptions): ReportSheet {
  const { name, day, filter, say } = options;
  const references = report.references.filter((one) => isReferenceShown(one, filter));
  const entries = report.rows.filter((row) => isShown(row, filter)).map((row) => entryOf(row, options));
  return {
    title: say.document,
    subtitle: say.checkedOn(name, day),
    sentence: reportSentence(report, say),
    sections: [
      { heading: '', entries },
      { heading: say.references, entries: references.map((one) => referenceEntry(one, say)) },
    ].filter((section) => section.entries.length > 0),
    notes: [...(filter === 'attention' ? [say.onlyAttention] : []), say.brackets, say.limits],
  };
}

function entryOf(row: BriefRow, { say, addressOf }: SheetOptions): SheetEntry {
  const [only] = row.hits.length === 1 ? row.hits : [];
  const texts = cellTexts(reportCells(row, say));
  return {
    heading: headingOf(row, say),
    address: only ? addressOf(only.id) : '',
    lines: reportColumns.map((column, index) => ({ label: say.columns[column], text: texts[index] ?? '' })),
  };
}

function referenceEntry(row: ReferenceRow, say: ReportWords): SheetEntry {
  const text = faultOf(row, say) || say.means(row.meant);
  return { heading: headingOf(row, say), address: '', lines: [{ label: '', text }] };
}

const headingOf = ({ written, line }: BriefRow | ReferenceRow, say: ReportWords): string =>
  `${written}, ${say.line(formatIndianNumber(line))}`;
