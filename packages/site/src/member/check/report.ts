import type { CheckedCitation } from '@headnote/core/citation';
import { caseReaderPath } from '../../app/links.js';
import { stateNames, stateSentences } from '../citator/citation-words.js';

/** What a report is made of. */
export interface ReportInput {
  readonly checked: readonly CheckedCitation[];
  /** The text that was checked. */
  readonly text: string;
  /** Address of the library, without a path. */
  readonly origin: string;
}

const HEAD = ['Line', 'Citation', 'State', 'Read as', 'Case named', 'Judgments held', 'Addresses', 'Remark'];

/** Why a citation has its state, in a sentence. */
export const remarkOf = ({ state, citation }: CheckedCitation): string => citation?.reason ?? stateSentences[state];

function rowsOf({ checked, text, origin }: ReportInput): string[][] {
  let line = 1;
  let at = 0;
  return checked.map((one) => {
    for (let next = text.indexOf('\n', at); next >= 0 && next < one.start; next = text.indexOf('\n', at)) {
      line += 1;
      at = next + 1;
    }
    return [
      String(line),
      one.text,
      stateNames[one.state],
      one.citation?.canonical ?? '',
      one.citation?.caseName ?? '',
      one.hits.map(({ title }) => title).join('; '),
      one.hits.map(({ id }) => origin + caseReaderPath(id)).join(' '),
      remarkOf(one),
    ];
  });
}

/** One cell: line ends are blanks, and what a spreadsheet would take for a formula is text. */
function cell(value: string): string {
  const line = value.replaceAll(/\s+/g, ' ').trim();
  const safe = /^[=+\-@]/.test(line) ? `'${line}` : line;
  return /[",;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The report as comma-separated values, a line for each citation in the order of the text. */
export function reportCsv(input: ReportInput): string {
  return [HEAD, ...rowsOf(input)]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')
    .concat('\r\n');
}

/** The report as plain text, to be pasted into a letter. */
export function reportText(input: ReportInput): string {
  const lines = rowsOf(input).map(([line, text, state, , , titles, addresses, remark]) => {
    const cited = text?.replaceAll(/\s+/g, ' ') ?? '';
    return [`Line ${line}: ${cited}`, `  ${state}. ${remark}`, titles && `  ${titles}`, addresses && `  ${addresses}`];
  });
  return lines.map((parts) => parts.filter(Boolean).join('\n')).join('\n\n');
}
