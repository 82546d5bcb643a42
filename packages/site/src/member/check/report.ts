import { nearestCitation, type CaseHeld, type CheckedCitation, type Reference } from '@headnote/core/citation';
import { answerOf } from '@headnote/core/contract';
import { usualForm } from '@headnote/core/format';
import { answerName, answerSentence, laterDetails } from '../../citator/citation-words.js';
import { messages as citatorMessages } from '../../citator/messages.js';
import { caseReaderPath } from '../../links/links.js';
import { messages } from './messages.js';

/** The content of a report. */
export interface ReportInput {
  readonly checked: readonly CheckedCitation[];
  readonly references: readonly Reference[];
  /** The text that was checked. */
  readonly text: string;
  /** Address of the library, without a path. */
  readonly origin: string;
}

const { line, citation, state, readAs, caseNamed, judgments, later, elsewhere, addresses, remark } = messages.columns;
const HEAD = [line, citation, state, readAs, caseNamed, judgments, later, elsewhere, addresses, remark];

/** Why a citation has its answer, in a sentence. */
export const remarkOf = (checked: CheckedCitation): string =>
  checked.citation?.reason ?? answerSentence(answerOf(checked));

/** What a provision or a short form refers to, in words. */
export function meaningOf({ kind, meant }: Reference): string {
  const names = meant.map(usualForm);
  if (names.length === 0) return messages.meansNothing;
  if (names.length > 1) return messages.mayMean(names);
  return kind === 'provision' ? messages.provisionOf(names.join('')) : messages.refersTo(names.join(''));
}

/** The later judgment against a case, with its sentence. */
function laterText({ later: warning }: CaseHeld): string {
  if (!warning) return '';
  const name = citatorMessages.warnings[warning.treatment];
  return messages.laterSaid(messages.laterLine(name, warning.title, laterDetails(warning)), warning.sentence);
}

/** One citation or reference of a report, in words. */
interface Row {
  readonly start: number;
  readonly text: string;
  readonly answer: string;
  readonly readAs: string;
  readonly caseNamed: string;
  readonly titles: readonly string[];
  readonly later: readonly string[];
  readonly elsewhere: readonly string[];
  readonly links: readonly string[];
  readonly remark: string;
}

const NOTHING = { caseNamed: '', titles: [], later: [], elsewhere: [], links: [] } as const;

function rowOf(checked: CheckedCitation, origin: string): Row {
  const { start, text, hits, citation: read } = checked;
  const canonical = usualForm(read?.canonical ?? '');
  return {
    start,
    text,
    answer: answerName(answerOf(checked)),
    readAs: canonical,
    caseNamed: read?.caseName ?? '',
    titles: hits.map(({ title }) => title),
    later: hits.map(laterText).filter(Boolean),
    elsewhere: checked.elsewhere.map(({ title, citations = [] }) =>
      messages.reportedLine(nearestCitation(canonical, citations) ?? '', title),
    ),
    links: [...hits, ...checked.elsewhere].map(({ id }) => origin + caseReaderPath(id)),
    remark: remarkOf(checked),
  };
}

const referenceRow = (reference: Reference): Row => ({
  ...NOTHING,
  start: reference.start,
  text: reference.text,
  answer: messages.referenceKinds[reference.kind],
  readAs: '',
  remark: meaningOf(reference),
});

/** The number of the line of each row; rows are in the order of the text. */
function linesOf(rows: readonly Row[], text: string): readonly number[] {
  let row = 1;
  let at = 0;
  return rows.map(({ start }) => {
    for (let next = text.indexOf('\n', at); next >= 0 && next < start; next = text.indexOf('\n', at)) {
      row += 1;
      at = next + 1;
    }
    return row;
  });
}

/** One cell: a line end becomes a blank, and what a spreadsheet would read as a formula becomes text. */
function cell(value: string): string {
  const flat = value.replaceAll(/\s+/g, ' ').trim();
  const safe = /^[=+\-@]/.test(flat) ? `'${flat}` : flat;
  return /[",;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const cellsOf = (row: Row, number: number | undefined): readonly string[] => [
  String(number ?? ''),
  row.text,
  row.answer,
  row.readAs,
  row.caseNamed,
  row.titles.join('; '),
  row.later.join(' '),
  row.elsewhere.join(' '),
  row.links.join(' '),
  row.remark,
];

/** The report as comma-separated values: the citations in the order of the text, then the references. */
export function reportCsv({ checked, references, text, origin }: ReportInput): string {
  const parts = [checked.map((one) => rowOf(one, origin)), references.map(referenceRow)];
  const rows = parts.flatMap((part) => {
    const lines = linesOf(part, text);
    return part.map((row, index) => cellsOf(row, lines[index]));
  });
  return [HEAD, ...rows]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')
    .concat('\r\n');
}

/** The report as plain text, to paste into a letter. */
export function reportText({ checked, references, text, origin }: ReportInput): string {
  const heading = references.length === 0 ? [] : [messages.referenceList];
  return [
    ...entriesOf(
      checked.map((one) => rowOf(one, origin)),
      text,
    ),
    ...heading,
    ...entriesOf(references.map(referenceRow), text),
  ].join('\n\n');
}

function entriesOf(rows: readonly Row[], text: string): readonly string[] {
  const lines = linesOf(rows, text);
  return rows.map((row, index) => {
    const cited = row.text.replaceAll(/\s+/g, ' ');
    const named = row.caseNamed === '' ? cited : messages.caseName(row.caseNamed) + cited;
    const answer = `${row.answer}. ${row.remark}`;
    const under = [answer, row.titles.join('; '), ...row.later, ...row.elsewhere, row.links.join(' ')];
    return [messages.reportLine(String(lines[index]), named), ...under.filter(Boolean).map((part) => `  ${part}`)].join(
      '\n',
    );
  });
}
