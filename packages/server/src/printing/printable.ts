import { laterLine } from '@headnote/core/authorities';
import { textOf } from '@headnote/core/content';
import type { ActRecord, CaseRecord, LaterTreatment } from '@headnote/core/contract';
import {
  caseTitle,
  citationFileName,
  citationsInOrder,
  citationText,
  formatDate,
  leadingCitation,
} from '@headnote/core/format';
import { printMessages as words } from './messages.js';
import type { PrintableDocument } from './print-document.js';

/** Where an act ends in a list of acts: sources divide them by items, paragraphs, cells or lines. */
const ENTRY_END = /<(?:\/(?:li|p|div|dd|dt|td|tr)|br\s*\/?)>/gi;

type Lines = readonly (readonly [label: string, value: string])[];

const filled = (lines: Lines) =>
  lines.map(([label, value]) => ({ label, value: value.trim() })).filter(({ value }) => value !== '');

/** A judgment as it is printed. */
export function printableCase(record: CaseRecord, later: LaterTreatment | undefined): PrintableDocument {
  return {
    kind: 'case',
    title: caseTitle(record),
    over: record.courtName,
    citation: leadingCitation(record),
    houseCitation: record.houseCitation,
    fileName: citationFileName(record) || record.id,
    warning: later === undefined ? '' : laterLine(later),
    particulars: filled([
      [words.court, record.courtName],
      [words.reference, record.caseNumber || record.courtReference],
      [words.decidedOn, formatDate(record.decidedOn)],
      [words.bench, record.judges.join(', ') || record.bench],
      [words.advocates, record.advocates.join(', ')],
      [words.decision, record.decision],
      [words.citations, citationsInOrder(record).map(citationText).join('; ')],
      [
        words.actsCited,
        textOf(record.actsHtml.replaceAll(ENTRY_END, '$&\n'))
          .trim()
          .replaceAll(/\s*\n\s*/g, '; '),
      ],
    ]),
    content: record.content,
    source: record.sourceName,
  };
}

/** An act as it is printed. */
export function printableAct(record: ActRecord): PrintableDocument {
  return {
    kind: 'act',
    title: record.title,
    over: words.act,
    citation: record.houseCitation,
    houseCitation: record.houseCitation,
    fileName: citationFileName(record) || record.id,
    warning: record.repealedBy === '' && record.repealedOn === null ? '' : words.repealed(record.repealedBy),
    particulars: filled([
      [words.number, record.actNumber],
      [words.enacted, record.year === null ? '' : String(record.year)],
      [words.ministry, record.ministry],
      [words.status, record.statusText],
    ]),
    content: record.content,
    source: record.sourceName,
  };
}
