import {
  type BriefReport,
  type CheckRecord,
  type ReportFilter,
  reportSheet,
  writeDocx,
} from '@headnote/core/brief-check';
import { formatDate } from '@headnote/core/format';
import { inIndia } from '../../data/in-india.js';
import { caseReaderPath } from '../../links/links.js';
import type { Services } from '../../services/services.js';
import { messages } from './messages.js';

/** The forms in which a report is downloaded. */
export type ReportFormat = 'docx' | 'pdf';

/** What to write, and how. */
export interface ReportFileOptions {
  readonly record: CheckRecord;
  readonly report: BriefReport;
  readonly filter: ReportFilter;
  readonly format: ReportFormat;
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * Makes the file of a report: a Word document on this device, a PDF on the server, both of the same sheet. Rejects with the
 * errors of the call.
 */
export async function reportFile(
  { client, config }: Pick<Services, 'client' | 'config'>,
  { record, report, filter, format }: ReportFileOptions,
): Promise<Blob> {
  const sheet = reportSheet(report, {
    name: record.name,
    day: formatDate(inIndia(record.at.getTime()).date),
    filter,
    say: messages.words,
    addressOf: (id) => config.publicUrl + caseReaderPath(id),
  });
  return format === 'pdf' ? client.citations.report(sheet) : new Blob([writeDocx(sheet)], { type: DOCX });
}
