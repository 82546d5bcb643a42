import {
  type BriefReport,
  type CheckRecord,
  type ReportFilter,
  reportSheet,
  reportWords,
  writeDocx,
} from '@headnote/core/brief-check';
import { formatDate } from '../parts/format.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Downloads what is shown of a report as a Word document, which is written in the page. */
export function downloadReport({ name, at }: CheckRecord, report: BriefReport, filter: ReportFilter): void {
  const day = formatDate(`${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`);
  const sheet = reportSheet(report, { name, day, filter, say: reportWords, addressOf: (id) => id });
  const address = URL.createObjectURL(new Blob([writeDocx(sheet)], { type: DOCX }));
  Object.assign(document.createElement('a'), { href: address, download: 'citations.docx' }).click();
  URL.revokeObjectURL(address);
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
