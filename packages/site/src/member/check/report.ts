import type { CheckedCitation } from '@headnote/core/citation';
import { caseReaderPath } from '../../links/links.js';
import { messages as citatorMessages } from '../../citator/messages.js';
import { messages } from './messages.js';

/** The content of a report. */
export interface ReportInput {
  readonly checked: readonly CheckedCitation[];
  /** The text that was checked. */
  readonly text: string;
  /** Address of the library, without a path. */
  readonly origin: string;
}

const { line, citation, state, readAs, caseNamed, judgments, addresses, remark } = messages.columns;
const HEAD = [line, citation, state, readAs, caseNamed, judgments, addresses, remark];

/** Why a citation has its state, in a sentence. */
export const remarkOf = (checked: CheckedCitation): string =>
  checked.citation?.reason ?? citatorMessages.sentences[checked.state];

function rowsOf({ checked, text, origin }: ReportInput): string[][] {
  let row = 1;
  let at = 0;
  return checked.map((one) => {
    for (let next = text.indexOf('\n', at); next >= 0 && next < one.start; next = text.indexOf('\n', at)) {
      row += 1;
      at = next + 1;
    }
    return [
      String(row),
      one.text,
      citatorMessages.states[one.state],
      one.citation?.canonical ?? '',
      one.citation?.caseName ?? '',
      one.hits.map(({ title }) => title).join('; '),
      one.hits.map(({ id }) => origin + caseReaderPath(id)).join(' '),
      remarkOf(one),
    ];
  });
}

/** One cell: a line end becomes a blank, and what a spreadsheet would read as a formula becomes text. */
function cell(value: string): string {
  const flat = value.replaceAll(/\s+/g, ' ').trim();
  const safe = /^[=+\-@]/.test(flat) ? `'${flat}` : flat;
  return /[",;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The report as comma-separated values, one line per citation in the order of the text. */
export function reportCsv(input: ReportInput): string {
  return [HEAD, ...rowsOf(input)]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')
    .concat('\r\n');
}

/** The report as plain text, to paste into a letter. */
export function reportText(input: ReportInput): string {
  const lines = rowsOf(input).map(([row = '', text = '', name, , , titles, links, why]) => {
    const cited = text.replaceAll(/\s+/g, ' ');
    return [messages.reportLine(row, cited), `  ${name}. ${why}`, titles && `  ${titles}`, links && `  ${links}`];
  });
  return lines.map((parts) => parts.filter(Boolean).join('\n')).join('\n\n');
}
