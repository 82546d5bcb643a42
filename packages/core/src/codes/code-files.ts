import { codePairs, type CodePairName } from './code-pair.js';
import { codeRows, codeTableVersion } from './code-table.js';

/** The columns of the CSV file. */
const COLUMNS = ['version', 'old_act', 'old_section', 'new_act', 'new_place', 'kind', 'equal_words_percent', 'compare'];

const actsOf = (name: CodePairName) => codePairs.find((pair) => pair.name === name) ?? codePairs[0];

/** Writes the table of a pair of codes as CSV (RFC 4180): a line for each old section and each place of the new code. No value needs quoting. */
export function codeTableCsv(name: CodePairName): string {
  const acts = actsOf(name);
  const lines = codeRows(name).flatMap(({ kind, old, new: places, links, compare }) => {
    const line = (from: string, to: string, share: number | null) =>
      [codeTableVersion, acts?.old, from, acts?.new, to, kind, share ?? '', compare.join(' ')].join(',');
    if (links.length > 0) return links.map((link) => line(link.old, link.new, link.share));
    return old.length > 0 ? old.map((from) => line(from, '', null)) : places.map((to) => line('', to, null));
  });
  return `${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
}

/** The table of a pair of codes as a value for JSON. */
export function codeTableJson(name: CodePairName) {
  const acts = actsOf(name);
  return { version: codeTableVersion, oldAct: acts?.old, newAct: acts?.new, rows: codeRows(name) };
}
