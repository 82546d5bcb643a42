import { type BriefRow, faultOf, lineText, reportCells, type ReferenceRow } from '@headnote/core/brief-check';
import type { FoundCase } from '@headnote/core/citation';
import { answerName, answerSentence, laterDetails } from '../../citator/citation-words.js';
import { messages as citatorMessages } from '../../citator/messages.js';
import { caseReaderPath } from '../../links/links.js';
import { messages } from './messages.js';

/** The content of a report. */
export interface ReportInput {
  readonly rows: readonly BriefRow[];
  readonly references: readonly ReferenceRow[];
  /** Address of the library, without a path. */
  readonly origin: string;
}

const { line, citation, state, readAs, caseNamed, judgments, later, elsewhere, addresses, remark } = messages.columns;
const { pinpoint, quotation } = messages.words.columns;
const HEAD = [
  line,
  citation,
  state,
  readAs,
  caseNamed,
  judgments,
  pinpoint,
  quotation,
  later,
  elsewhere,
  addresses,
  remark,
];

/** Why a citation has its answer, in a sentence. */
export const remarkOf = ({ reason, answer }: BriefRow): string => reason || answerSentence(answer);

/** What a provision or a short form refers to, in words. */
export function meaningOf(row: ReferenceRow): string {
  const { kind, meant } = row;
  if (meant.length === 0) return faultOf(row, messages.words) || messages.meansNothing;
  if (meant.length > 1) return messages.mayMean(meant);
  return kind === 'provision' ? messages.provisionOf(meant.join('')) : messages.refersTo(meant.join(''));
}

/** The later judgment against a case, with its sentence. */
function laterText({ later: warning }: FoundCase): string {
  if (!warning) return '';
  const name = citatorMessages.warnings[warning.treatment];
  return messages.laterSaid(messages.laterLine(name, warning.title, laterDetails(warning)), warning.sentence);
}

/** One citation or reference of a report, in words. */
interface Entry {
  readonly line: number;
  readonly text: string;
  readonly answer: string;
  readonly readAs: string;
  readonly caseNamed: string;
  readonly titles: readonly string[];
  /** What is said of the pages and paragraphs, and of the quotations; empty if the text has none. */
  readonly pinpoint: readonly string[];
  readonly quotation: readonly string[];
  readonly later: readonly string[];
  readonly elsewhere: readonly string[];
  readonly links: readonly string[];
  readonly remark: string;
}

const NOTHING = {
  readAs: '',
  caseNamed: '',
  titles: [],
  pinpoint: [],
  quotation: [],
  later: [],
  elsewhere: [],
  links: [],
} as const;

/** The lines of a column, if the text claims anything there. */
const claimTexts = (row: BriefRow, column: 'pinpoint' | 'quotation'): readonly string[] =>
  row[column].entries.length === 0 ? [] : reportCells(row, messages.words)[column].map(lineText);

const entryOf = (row: BriefRow, origin: string): Entry => ({
  line: row.line,
  text: row.written,
  answer: answerName(row.answer),
  readAs: row.printed,
  caseNamed: row.caseName,
  titles: row.hits.map(({ title, citations = [] }) => title || (citations[0] ?? '')),
  pinpoint: claimTexts(row, 'pinpoint'),
  quotation: claimTexts(row, 'quotation'),
  later: row.hits.map(laterText).filter(Boolean),
  elsewhere: row.elsewhere.map(({ citation: nearest, hit }) => messages.reportedLine(nearest, hit.title)),
  links: [...row.hits, ...row.elsewhere.map(({ hit }) => hit)].map(({ id }) => origin + caseReaderPath(id)),
  remark: remarkOf(row),
});

const referenceEntry = (row: ReferenceRow): Entry => ({
  ...NOTHING,
  line: row.line,
  text: row.written,
  answer: messages.referenceKinds[row.kind],
  remark: meaningOf(row),
});

/** One cell: a line end becomes a blank, and what a spreadsheet would read as a formula becomes text. */
function cell(value: string): string {
  const flat = value.replaceAll(/\s+/g, ' ').trim();
  const safe = /^[=+\-@]/.test(flat) ? `'${flat}` : flat;
  return /[",;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const cellsOf = (entry: Entry): readonly string[] => [
  String(entry.line),
  entry.text,
  entry.answer,
  entry.readAs,
  entry.caseNamed,
  entry.titles.join('; '),
  entry.pinpoint.join('; '),
  entry.quotation.join('; '),
  entry.later.join(' '),
  entry.elsewhere.join(' '),
  entry.links.join(' '),
  entry.remark,
];

/** The report as comma-separated values: the citations in the order of the text, then the references. */
export function reportCsv({ rows, references, origin }: ReportInput): string {
  const entries = [...rows.map((row) => entryOf(row, origin)), ...references.map(referenceEntry)];
  return [HEAD, ...entries.map(cellsOf)]
    .map((cells) => cells.map(cell).join(','))
    .join('\r\n')
    .concat('\r\n');
}

/** The report as plain text, to paste into a letter. */
export function reportText({ rows, references, origin }: ReportInput): string {
  const heading = references.length === 0 ? [] : [messages.referenceList];
  return [
    ...rows.map((row) => textOf(entryOf(row, origin))),
    ...heading,
    ...references.map((row) => textOf(referenceEntry(row))),
  ].join('\n\n');
}

function textOf({
  line: number,
  text,
  answer,
  caseNamed,
  titles,
  pinpoint: pinpoints,
  quotation: quotations,
  later: warnings,
  elsewhere: others,
  links,
  remark: why,
}: Entry): string {
  const named = caseNamed === '' ? text : messages.caseName(caseNamed) + text;
  const under = [
    `${answer}. ${why}`,
    titles.join('; '),
    pinpoints.join('; '),
    quotations.join('; '),
    ...warnings,
    ...others,
    links.join(' '),
  ];
  return [messages.reportLine(String(number), named), ...under.filter(Boolean).map((part) => `  ${part}`)].join('\n');
}
