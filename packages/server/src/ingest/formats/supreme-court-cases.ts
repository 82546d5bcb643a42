import { courtById, SUPREME_COURT_ID } from '../../courts/courts.js';
import type { NewCase } from '../../extraction/new-document.js';
import { readPrintedNumber, readRegistryNumber } from '../../extraction/fields/case-number.js';
import { readCaseType } from '../../extraction/fields/case-type.js';
import {
  dropSameCitations,
  readReportPage,
  splitCitationLine,
  splitLiiEntry,
} from '../../extraction/fields/report-citations.js';
import { readDate } from '../../extraction/fields/dates.js';
import { readDecision } from '../../extraction/fields/decision.js';
import { readRegistryBench, readReportedBench } from '../../extraction/fields/judges.js';
import { type Parties, readParties } from '../../extraction/fields/parties.js';
import { cutReportHead } from '../../extraction/fields/report-head.js';
import { splitSourceLines } from '../../extraction/text/source-line.js';
import { buildParagraphText } from '../../extraction/text/document-text.js';
import { readCaseSource } from './case-source.js';
import { type JsonRecord, textAt, textsAt } from './json-record.js';

/** Reads a Supreme Court judgment of 1950 to 1999 from the official reports, without the reporter's headnote. */
export function readIrledCase(id: string, record: JsonRecord): NewCase {
  const benchLines = textsAt(record, 'raw', 'judges_lines');
  const metadata = ['first_line', 'citation_line', 'citator_line'].map((name) => textAt(record, 'raw', name));
  const whole = textAt(record, 'text');
  const report = cutReportHead(whole, [...metadata, ...benchLines]);
  const printed = firstOf(readReportedBench(benchLines), readRegistryBench(textAt(record, ...registry, 'bench')));
  const registryNumber = readRegistryNumber(textAt(record, ...registry, 'case_no'));
  const titleNumber = report.isCut ? readPrintedNumber(report.text.slice(0, 200).replaceAll('\n', ' ')) : '';
  const caseNumber = registryNumber === '' ? titleNumber : registryNumber;
  const known = supremeCourtCase(id, record);
  return {
    ...known,
    ...(known.appellant === '' && known.respondent === '' && readHeadParties(whole)),
    text: buildParagraphText(report.text, {
      hasPages: true,
      firstPage: readReportPage(textAt(record, 'raw', 'citation_line')),
      judges: printed,
    }),
    bench: printedBench(benchLines),
    judges: printed,
    caseNumber,
    caseType: readCaseType(caseNumber),
    sourceCitator: textAt(record, 'raw', 'citator_line'),
    fieldOrigins: {
      judges: readReportedBench(benchLines).length > 0 ? 'report-bench' : 'registry',
      otherCitations: 'similar-record',
    },
    ...(report.isCut && { reportHead: whole.slice(0, whole.length - report.text.length) }),
    derivedFields: derivedNames({
      judges: printed.length > 0,
      caseNumber: registryNumber === '' && titleNumber !== '',
      caseType: readCaseType(caseNumber) !== '',
      decision: decisionOf(record) !== '',
    }),
  };
}

/** Lines of a report that may name the parties. */
const HEAD_LINES = 40;

/** The parties below their labels, `PETITIONER:` and `RESPONDENT:`; nothing in a report without labels. */
function readHeadParties(text: string): Partial<Parties> {
  const lines = splitSourceLines(text.slice(0, 10_000)).map((line) => line.text);
  const head = lines.slice(0, HEAD_LINES);
  return head.some((line) => /^(?:petitioner|appellant)s?\s*:/i.test(line)) ? readParties(head) : {};
}

/** Reads a Supreme Court judgment of 1953 to 2018 with a title, date and case number of its own. */
export function readAilaCase(id: string, record: JsonRecord): NewCase {
  // The judge who delivered the judgment is not the whole bench; without the registry's list, the bench is unknown.
  const judges = readRegistryBench(textAt(record, ...registry, 'bench'));
  const printed = readPrintedNumber(textAt(record, 'raw', 'case_no_line'));
  const caseNumber = printed === '' ? readRegistryNumber(textAt(record, ...registry, 'case_no')) : printed;
  return {
    ...supremeCourtCase(id, record),
    text: buildParagraphText(textAt(record, 'text'), { judges }),
    bench: oneLine(textAt(record, 'raw', 'delivered_by_line')),
    judges,
    caseNumber,
    caseType: readCaseType(caseNumber),
    sourceCitator: '',
    fieldOrigins: { judges: 'registry', otherCitations: 'similar-record' },
    derivedFields: derivedNames({
      judges: judges.length > 0,
      caseType: readCaseType(caseNumber) !== '',
      decision: decisionOf(record) !== '',
      // These links are based on the date and similar names, not on a number.
      otherCitations: otherCitations(record).length > 0,
    }),
  };
}

const registry = ['linked', 'sci_metadata', 'record'] as const;

/** The fields that both sets share. */
function supremeCourtCase(id: string, record: JsonRecord) {
  const courtName = courtById(SUPREME_COURT_ID)?.name ?? '';
  return {
    kind: 'case',
    source: readCaseSource(id, record),
    appellant: partyOf(record, 'appellant', 'pet'),
    respondent: partyOf(record, 'respondent', 'res'),
    courtReference: textAt(record, 'raw', 'court_line') || courtName,
    courtId: SUPREME_COURT_ID,
    courtName,
    decidedOn: readDate(textAt(record, 'derived', 'date')) ?? readDate(textAt(record, ...registry, 'judgment_dates')),
    advocates: ['pet_adv', 'res_adv']
      .map((name) => textAt(record, ...registry, name))
      .filter((name) => isPlainName(name)),
    subject: '',
    // A reporter's headnote is the reporter's work and is never shown as ours.
    headnote: '',
    decision: decisionOf(record),
    otherCitations: otherCitations(record),
    actsCited: [],
  } as const;
}

function partyOf(record: JsonRecord, derived: string, linked: string): string {
  const name = textAt(record, 'derived', derived) || textAt(record, ...registry, linked);
  return name
    .replace(/\s+/g, ' ')
    .replace(/\s+\.$/, '')
    .trim();
}

function decisionOf(record: JsonRecord): string {
  return readDecision(textAt(record, 'derived', 'outcome_line'));
}

/** Official citations first, then LII's, which have the usual form, then the report's other ones. */
function otherCitations(record: JsonRecord): string[] {
  return dropSameCitations(
    [
      textAt(record, 'linked', 'aws_metadata', 'record', 'case_id'),
      textAt(record, 'linked', 'aws_metadata', 'record', 'citation'),
      ...splitLiiEntry(textAt(record, 'linked', 'lii_index', 'entry')),
      ...splitCitationLine(textAt(record, 'raw', 'citation_line')),
    ].filter((citation) => citation !== ''),
  );
}

/** Names are printed in capitals; a line of words in its place belongs to the reporter's head. */
function printedBench(lines: readonly string[]): string {
  const names = lines.filter((line) => !/\b[a-z]{2,}\b/.test(line));
  return oneLine(names.join(' ')).replace(/^\d\d\/\d\d\/\d{4}\s*/, '');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function firstOf(first: readonly string[], second: readonly string[]): readonly string[] {
  return first.length > 0 ? first : second;
}

function isPlainName(name: string): boolean {
  return /^[A-Za-z][A-Za-z. '()&-]{2,60}$/.test(name);
}

/** Names of the fields that a rule found. */
function derivedNames(fields: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(fields).filter((name) => fields[name]);
}
